import { GALLERY_MAX } from '#domain/media/limits.ts';
import type { ReactElement } from 'react';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { FormSection } from './FormSection.tsx';
import { PictureList } from './PictureList.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useTitledPictures } from '../use-titled-pictures.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.gallery;

/** The hero and the gallery; all of it is saved with the form. */
export function PicturesSection({ model }: { model: PropertyFormModel }): ReactElement {
  useTitledPictures(model);
  return (
    <FormSection id="pictures" title={PROPERTY_TEXT.sections.pictures}>
      <FormPicture
        {...model.part('hero')}
        uploads={model.uploads}
        form={model.form}
        name="hero"
        label={FIELD_LABELS.properties.hero}
        optional
        note={text.heroNote}
      />
      <PictureList
        model={model}
        name="gallery"
        most={GALLERY_MAX}
        heading={text.current}
        nameOf={text.image}
        add={text.add}
        isDescribed
      />
    </FormSection>
  );
}
