import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { REVIEW_PARTS } from './entry-parts.ts';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.reviews;

/** What guests wrote, entered or taken over by staff. */
export function ReviewsSection({ model }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="reviews" title={PROPERTY_TEXT.sections.reviews}>
      <FormRecords
        {...model.part('reviews')}
        form={model.form}
        name="reviews"
        label={FIELD_LABELS.properties.reviews}
        isSection
        hint={text.hint}
        entry={text.entry}
        parts={REVIEW_PARTS}
      />
    </FormSection>
  );
}
