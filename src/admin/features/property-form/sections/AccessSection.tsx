import { ACCESS_PICTURES_MAX } from '#domain/property/limits.ts';
import type { ReactElement } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import { PictureList } from './PictureList.tsx';
import { optionalNumberField, type PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.access;
const labels = FIELD_LABELS.properties;

const MEASURES = ['entranceSteps', 'narrowestDoor', 'bedHeight', 'showerStep'] as const;

/** The way in, as somebody measured it. */
export function AccessSection({ model }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="access" title={PROPERTY_TEXT.sections.access}>
      <p className="field-wide text-small text-ink-soft">{text.hint}</p>
      {MEASURES.map((name) => (
        <TextField
          key={name}
          {...optionalNumberField(model, name)}
          label={labels[name]}
          hint={text.hints[name]}
          type="number"
          min={0}
        />
      ))}
      <PictureList
        model={model}
        name="accessPictures"
        most={ACCESS_PICTURES_MAX}
        heading={text.pictures}
        nameOf={text.picture}
        add={text.addPicture}
      />
    </FormSection>
  );
}
