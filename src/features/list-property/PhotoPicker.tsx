import { PHOTO_HINT } from '#domain/submission/text.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import { type ReactElement, useRef } from 'react';
import { PhotoList } from './PhotoList.tsx';
import type { Photos } from './use-photos.ts';
import { LIST_PROPERTY_TEXT as text } from './text.ts';

interface Props {
  id: string;
  photos: Photos;
  /** Whether the submission is being sent: its list of photographs cannot change then. */
  sending: boolean;
}

/**
 * Chooses and removes photographs. The field has no name: a plain form cannot carry files. Its text is invisible: it
 * forgets each choice once that is in the list below, and would say that no file was chosen.
 */
export function PhotoPicker({ id, sending, photos: { photos, rejections, add, remove } }: Props): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const removePhoto = (photoId: string): void => {
    if (photos.length === 1) field.current?.focus();
    remove(photoId);
  };
  return (
    <div className="field field-wide photo-picker">
      <label className="field-label" htmlFor={id}>
        {text.photos}
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        className="field-input noscript:hidden border-0 text-transparent file:border-ink file:text-ink"
        accept={SUBMISSION_PHOTO_TYPES.join(',')}
        multiple
        disabled={sending}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Cleared, so that the same file can be chosen again after its removal.
          currentTarget.value = '';
        }}
      />
      <p className="field-hint noscript:hidden" id={`${id}-hint`}>
        {PHOTO_HINT}
      </p>
      <p className="field-hint script:hidden">{text.photosLater}</p>
      <div className="field-error" id={`${id}-error`} role="status">
        {rejections.length > 0 && (
          <ul>
            {rejections.map((rejection) => (
              <li key={rejection}>{rejection}</li>
            ))}
          </ul>
        )}
      </div>
      <PhotoList photos={photos} {...(sending ? {} : { onRemove: removePhoto })} />
    </div>
  );
}
