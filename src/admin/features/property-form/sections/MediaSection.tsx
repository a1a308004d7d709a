import { FLOOR_PLANS_MAX } from '#domain/property/limits.ts';
import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { MEDIA_LINK_PARTS } from './entry-parts.ts';
import { FormSection } from './FormSection.tsx';
import { PictureList } from './PictureList.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.media;

/** Floor plans, and links to films and tours at other sites. */
export function MediaSection({ model }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="media" title={PROPERTY_TEXT.sections.media}>
      <PictureList
        model={model}
        name="floorPlans"
        most={FLOOR_PLANS_MAX}
        heading={text.plans}
        nameOf={text.plan}
        add={text.addPlan}
        takesPdf
      />
      <FormRecords
        {...model.part('mediaLinks')}
        form={model.form}
        name="mediaLinks"
        label={FIELD_LABELS.properties.mediaLinks}
        hint={text.hint}
        entry={text.entry}
        parts={MEDIA_LINK_PARTS}
      />
    </FormSection>
  );
}
