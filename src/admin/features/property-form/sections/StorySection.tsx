import type { ReactElement } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT as text } from '../text.ts';

const labels = FIELD_LABELS.properties;

export function StorySection({ model: { field } }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="story" title={text.sections.story}>
      <TextField {...field('description')} label={labels.description} type="area" wide />
      <TextField {...field('detailedDescription')} label={labels.detailedDescription} type="area" wide />
      <TextField {...field('propertySectionHeading')} label={labels.propertySectionHeading} wide />
      <TextField {...field('propertySectionContent')} label={labels.propertySectionContent} type="area" wide />
      <TextField {...field('locationDescription')} label={labels.locationDescription} type="area" wide />
      <TextField {...field('additionalContentHeading')} label={labels.additionalContentHeading} wide />
      <TextField {...field('additionalContentText')} label={labels.additionalContentText} type="area" wide />
      <TextField {...field('quoteHeading')} label={labels.quoteHeading} wide />
      <TextField {...field('quoteText')} label={labels.quoteText} type="area" wide />
      <TextField {...field('contactInfo')} label={labels.contactInfo} hint={text.hints.contact} type="area" wide />
    </FormSection>
  );
}
