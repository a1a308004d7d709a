import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { PicturePickerContext } from '#admin/lib/picture-picker.tsx';
import { createFormUploads } from '#admin/lib/form-uploads.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import { PictureList } from './PictureList.tsx';

const PICTURE = {
  id: 'a'.repeat(32),
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX',
  color: '#aabbcc',
  alt: 'sea ',
  caption: 'from the ',
};

/** The gallery of a form with these pictures. */
function Gallery({ pictures }: { pictures: readonly unknown[] }): ReactElement {
  const form = useForm<FieldValues, unknown, PropertyInput>({ defaultValues: { gallery: pictures } });
  return createElement(PictureList, {
    model: { form, part: (id: string) => ({ id, error: undefined }), uploads: createFormUploads() },
    name: 'gallery',
    most: 3,
    heading: (count) => `${count} pictures`,
    nameOf: (place) => `Picture ${place}`,
    add: 'Add',
  });
}

describe('the texts of a picture in a gallery', () => {
  it('keep a space that was typed at the end, so that a word can follow it', () => {
    const nothing = (): null => null;
    const page = createElement(
      PicturePickerContext,
      { value: { Field: nothing, Intake: nothing } },
      createElement(Gallery, { pictures: [PICTURE] }),
    );
    const markup = renderToStaticMarkup(page);
    expect(markup).toContain('value="sea "');
    expect(markup).toContain('value="from the "');
  });
});
