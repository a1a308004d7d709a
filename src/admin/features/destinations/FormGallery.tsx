import { GALLERY_MAX } from '#domain/media/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { insertPicture, picturesOf } from '#admin/lib/content/form-pictures.ts';
import { inOrder } from '#admin/lib/content/list-changes.ts';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { DESTINATIONS_TEXT } from './text.ts';

const text = DESTINATIONS_TEXT.gallery;

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  uploads: FormUploads;
  name: string;
  id: string;
  label: string;
  error: string | undefined;
}

export function FormGallery<Output>({ form, uploads, name, id, label, error }: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  const pictures = picturesOf(value);
  const nameOf = (picture: Picture): string => text.picture(pictures.indexOf(picture) + 1, picture.alt);
  const reorder = (ids: readonly string[]): Promise<boolean> => {
    set(inOrder(picturesOf(form.getValues(name)), ids, ({ id }) => id));
    return Promise.resolve(true);
  };
  // Based on the current value of the form: several uploads may end at once.
  const add = (picture: Picture, next: Picture | null): void => {
    const others = picturesOf(form.getValues(name)).filter((one) => one.id !== picture.id);
    set(insertPicture(others, picture, next));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="field-wide min-w-0" aria-describedby={`${id}-error`}>
      <legend className="mb-2 w-full border-t border-sand pt-5 font-display text-title">{label}</legend>
      <FieldNotes id={id} error={error} />
      {pictures.length === 0 ? (
        <p className="py-3 text-ink-soft">{text.empty}</p>
      ) : (
        <OrderedList label={text.list} layout="grid" items={pictures} nameOf={nameOf} onOrder={reorder}>
          {(picture, handles) => (
            <GalleryPicture
              picture={picture}
              name={nameOf(picture)}
              handles={handles}
              onAlt={(alt) => set(pictures.map((one) => (one === picture ? { ...one, alt } : one)))}
              onRemove={() => void keepFocus(() => set(pictures.filter((one) => one !== picture)))}
            />
          )}
        </OrderedList>
      )}
      <div className="mt-5">
        <PictureIntake uploads={uploads} room={GALLERY_MAX - pictures.length} onPicture={add} />
      </div>
    </fieldset>
  );
}
