import { describeGallery } from '#domain/media/gallery-alts.ts';
import { describeHero } from '#domain/media/hero-alt.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { useEffect } from 'react';
import { pictureOf, picturesOf } from '#admin/lib/content/form-pictures.ts';
import type { PropertyFormModel } from './property-form-model.ts';

/** Lets the alt texts that are made of the title follow it while it is typed: the form shows what will be stored. */
export function useTitledPictures({ form }: Pick<PropertyFormModel, 'form'>): void {
  useEffect(() => {
    const readTitle = (): string => foldLine(String(form.getValues('title')));
    let titleBefore = readTitle();
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        const title = readTitle();
        if (title === '' || title === titleBefore) return;
        const hero = pictureOf(form.getValues('hero'));
        const gallery = picturesOf(form.getValues('gallery'));
        const described = {
          hero: describeHero(title, hero, titleBefore),
          gallery: describeGallery(title, gallery, titleBefore),
        };
        titleBefore = title;
        if (described.hero !== hero) form.setValue('hero', described.hero, { shouldDirty: true });
        if (!sameValue(described.gallery, gallery)) form.setValue('gallery', described.gallery, { shouldDirty: true });
      },
    });
  }, [form]);
}
