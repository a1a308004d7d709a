import { FLOOR_PLANS_MAX } from '#domain/property/limits.ts';
import type { ReactElement } from 'react';
import { FormSection } from './FormSection.tsx';
import { PictureList } from './PictureList.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { RecordsField } from './RecordsField.tsx';
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
      <RecordsField model={model} name="mediaLinks" />
    </FormSection>
  );
}
