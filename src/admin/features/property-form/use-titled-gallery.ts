import { describeGallery } from '#domain/media/gallery-alts.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { useEffect } from 'react';
import { picturesOf } from '#admin/lib/content/form-pictures.ts';
import type { PropertyFormModel } from './property-form-model.ts';

/** Lets the automatic alt texts of the gallery follow the title while it is typed: the form shows what will be stored. */
export function useTitledGallery({ form }: Pick<PropertyFormModel, 'form'>): void {
  useEffect(() => {
    const readTitle = (): string => foldLine(String(form.getValues('title')));
    let titleBefore = readTitle();
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        const title = readTitle();
        if (title === '' || title === titleBefore) return;
        const gallery = picturesOf(form.getValues('gallery'));
        const described = describeGallery(title, gallery, titleBefore);
        titleBefore = title;
        if (!sameValue(described, gallery)) form.setValue('gallery', described, { shouldDirty: true });
      },
    });
  }, [form]);
}
