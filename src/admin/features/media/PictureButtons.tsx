import type { ReactElement } from 'react';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.field;

interface Props {
  add: (files: readonly File[]) => void;
  toggleUrl: () => void;
  isUrlOpen: boolean;
  openLibrary: () => void;
  /** Removes the picture; null where there is none or one is required. */
  remove: (() => void) | null;
}

/** Buttons to upload, choose, fetch and remove a picture. */
export function PictureButtons({ add, toggleUrl, isUrlOpen, openLibrary, remove }: Props): ReactElement {
  return (
    <div className="flex flex-wrap gap-2">
      <label className="button button-quiet cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-anil">
        {text.upload}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Otherwise the same file could not be chosen again after it was fixed.
            currentTarget.value = '';
          }}
        />
      </label>
      <button type="button" className="button button-quiet" onClick={openLibrary}>
        {text.library}
      </button>
      <button type="button" className="button button-quiet" aria-expanded={isUrlOpen} onClick={toggleUrl}>
        {text.url}
      </button>
      {remove !== null && (
        <button type="button" className="button button-quiet" onClick={remove}>
          {text.remove}
        </button>
      )}
    </div>
  );
}
