import type { ReactElement } from 'react';
import { CheckField } from '#components/form/CheckField.tsx';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_LABELS as labels, PROPERTY_TEXT } from '../text.ts';

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
