import type { ContentInput } from '#domain/content/schemas.ts';
import type { ReactElement } from 'react';
import { FormLines } from '#admin/components/form/FormLines.tsx';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { partLabels } from '#admin/components/form/record-entry.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';
import { ACTIVITY_PARTS, ATTRACTION_PARTS, DISH_PARTS, SEASON_PARTS } from './entry-parts.ts';
import { DESTINATIONS_TEXT } from './text.ts';

const labels = FIELD_LABELS.destinations;
const { entries, sections } = DESTINATIONS_TEXT;

const RECORDS = [
  { name: 'keyAttractions', parts: ATTRACTION_PARTS },
  { name: 'thingsToDo', parts: ACTIVITY_PARTS },
  { name: 'localCuisine', parts: DISH_PARTS },
  { name: 'whenToVisit', parts: SEASON_PARTS },
] as const;

/** What the parts of a destination's lists are called. */
export const DESTINATION_PART_LABELS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...RECORDS.map(({ name, parts }) => partLabels(name, parts)),
);

/** The lists of a destination, in the order of its page. */
export function DestinationLists({ editor }: { editor: ContentForm<ContentInput<'destinations'>> }): ReactElement {
  const { form, part } = editor;
  return (
    <>
      <h2 className="form-part text-title">{sections.lists}</h2>
      {(['highlights', 'travelTips'] as const).map((name) => (
        <FormLines key={name} {...part(name)} form={form} name={name} label={labels[name]} entry={entries[name]} />
      ))}
      {RECORDS.map(({ name, parts }) => (
        <FormRecords
          key={name}
          {...part(name)}
          form={form}
          name={name}
          label={labels[name]}
          entry={entries[name]}
          parts={parts}
        />
      ))}
    </>
  );
}
