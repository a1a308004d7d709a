import type { ReactElement } from 'react';
import { CheckField } from '#components/form/CheckField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';

const labels = FIELD_LABELS.properties;

const FLAGS = ['showOnRetreatsPage', 'showOnEventsPage', 'showOnProductionsPage'] as const;

/** The pages that show the property besides that of its type. */
export function PagesSection({ model: { field } }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="pages" title={PROPERTY_TEXT.sections.pages}>
      {FLAGS.map((name) => (
        <CheckField key={name} {...field(name)}>
          {labels[name]}
        </CheckField>
      ))}
    </FormSection>
  );
}
