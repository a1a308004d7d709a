import type { ReactElement } from 'react';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.field;

interface Props {
  /** Uploads files. */
  add: (files: readonly File[]) => void;
  /** Opens or closes the line for an address. */
  fromAddress: () => void;
  /** Whether that line is open. */
  addressOpen: boolean;
  /** Opens the library. */
  fromLibrary: () => void;
  /** Takes the picture out; null where there is none or must be one. */
  takeOut: (() => void) | null;
}

/** The ways to a picture, and back to none. */
export function PictureButtons({ add, fromAddress, addressOpen, fromLibrary, takeOut }: Props): ReactElement {
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
            // The same file may be chosen again, after it was mended.
            currentTarget.value = '';
          }}
        />
      </label>
      <button type="button" className="button button-quiet" onClick={fromLibrary}>
        {text.library}
      </button>
      <button type="button" className="button button-quiet" aria-expanded={addressOpen} onClick={fromAddress}>
        {text.address}
      </button>
      {takeOut !== null && (
        <button type="button" className="button button-quiet" onClick={takeOut}>
          {text.takeOut}
        </button>
      )}
    </div>
  );
}
