import { useState, type ReactElement } from 'react';
import type { PictureIntakeProps } from '../../../lib/staff/picture-desk.tsx';
import { AddressField } from './AddressField.tsx';
import { DropZone } from './DropZone.tsx';
import { LibrarySheet } from './LibrarySheet.tsx';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './use-uploads.ts';
import { MEDIA_WORDS } from './words.ts';

const words = MEDIA_WORDS.upload;

/** Where another screen takes many pictures: dropped, pasted, chosen, fetched, or from the library. */
export function PictureIntake({ onPicture }: PictureIntakeProps): ReactElement {
  const queue = useUploads('picture', onPicture);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="picture-intake">
      <DropZone add={queue.add} label={words.choose} hint={words.hint} accept="image/jpeg,image/png,image/webp" />
      <div className="grid content-start gap-5">
        <AddressField fetched={queue.addFetched} />
        <button type="button" className="button button-quiet justify-self-start" onClick={() => setChoosing(true)}>
          {words.fromLibrary}
        </button>
        <UploadRows queue={queue} />
      </div>
      {choosing && (
        <LibrarySheet
          onClose={() => setChoosing(false)}
          onPicture={(picture) => {
            setChoosing(false);
            onPicture(picture);
          }}
        />
      )}
    </div>
  );
}
