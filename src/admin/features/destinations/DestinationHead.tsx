import type { ContentInput } from '#domain/content/schemas.ts';
import type { ReactElement } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';
import { FormGallery } from './FormGallery.tsx';
import { DESTINATIONS_TEXT } from './text.ts';

const labels = FIELD_LABELS.destinations;
const { sections } = DESTINATIONS_TEXT;

/** Name, texts, pictures and facts of a destination. */
export function DestinationHead({ editor }: { editor: ContentForm<ContentInput<'destinations'>> }): ReactElement {
  const { form, field, part, uploads } = editor;
  return (
    <>
      <TextField {...field('name')} label={labels.name} required />
      <TextField {...field('region')} label={labels.region} required />
      <TextField {...field('description')} label={labels.description} type="area" required wide />
      <TextField {...field('longDescription')} label={labels.longDescription} type="area" required wide />
      <FormPicture {...part('heroImage')} uploads={uploads} form={form} name="heroImage" label={labels.heroImage} />
      <FormGallery {...part('gallery')} uploads={uploads} form={form} name="gallery" label={labels.gallery} />
      <h2 className="form-part text-title">{sections.facts}</h2>
      <TextField {...field('bestTime')} label={labels.bestTime} required />
      <TextField {...field('population')} label={labels.population} required />
      <TextField {...field('climate')} label={labels.climate} required wide />
    </>
  );
}
