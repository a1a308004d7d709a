import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { partLabels, type EntryPart } from '#admin/components/form/record-entry.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import {
  BEDROOM_PARTS,
  DISTANCE_PARTS,
  MEDIA_LINK_PARTS,
  OUTDOOR_PARTS,
  REVIEW_PARTS,
  SPACE_PARTS,
} from './entry-parts.ts';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT as text } from '../text.ts';

type RecordList = 'bedroomList' | 'outdoorPlaces' | 'spaces' | 'mediaLinks' | 'distances' | 'reviews';

interface RecordFacts {
  /** Name of one entry. */
  readonly entry: string;
  readonly parts: readonly EntryPart[];
  readonly hint?: string;
  /** True under a heading that says the same as the label; default false. */
  readonly isSection?: boolean;
}

const RECORDS: Record<RecordList, RecordFacts> = {
  bedroomList: { entry: text.bedrooms.entry, parts: BEDROOM_PARTS, isSection: true },
  outdoorPlaces: { entry: text.outdoors.entry, parts: OUTDOOR_PARTS, hint: text.outdoors.hint, isSection: true },
  spaces: { entry: text.venue.space, parts: SPACE_PARTS },
  mediaLinks: { entry: text.media.entry, parts: MEDIA_LINK_PARTS, hint: text.media.hint },
  distances: { entry: text.distances.entry, parts: DISTANCE_PARTS, hint: text.distances.hint },
  reviews: { entry: text.reviews.entry, parts: REVIEW_PARTS, hint: text.reviews.hint, isSection: true },
};

/** What the parts of a property's lists are called, for `nameFault`. */
export const PROPERTY_PART_LABELS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.entries(RECORDS).map(([name, { parts }]) => partLabels(name, parts)),
);

/** A list of small records of a property. */
export function RecordsField({ model, name }: { model: PropertyFormModel; name: RecordList }): ReactElement {
  return (
    <FormRecords
      {...RECORDS[name]}
      {...model.part(name)}
      form={model.form}
      name={name}
      label={FIELD_LABELS.properties[name]}
    />
  );
}
