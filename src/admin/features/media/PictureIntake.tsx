import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { PictureIntakeProps } from '#admin/lib/picture-picker.tsx';
import { UrlField } from './UrlField.tsx';
import { DropZone } from './DropZone.tsx';
import { LibrarySheet } from './library/LibrarySheet.tsx';
import { isSettled } from './upload-item.ts';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './use-uploads.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

/** Adds many pictures to a form: dropped, pasted, chosen, fetched, or from the library. */
export function PictureIntake({ uploads, room = Infinity, onPicture }: PictureIntakeProps): ReactElement {
  const queue = useUploads('picture', uploads, onPicture);
  const running = useStore(queue.items).filter((item) => !isSettled(item)).length;
  const [choosing, setChoosing] = useState(false);
  const isFull = room - running <= 0;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {/* Uploads continue when no more pictures can be added. */}
      {room > 0 && (
        <DropZone
          add={(files) => queue.add(files, room)}
          label={text.choose}
          hint={text.hint}
          accept="image/jpeg,image/png,image/webp"
        />
      )}
      <div className="grid content-start gap-5">
        {!isFull && (
          <>
            <UrlField fetched={queue.addFetched} uploads={uploads} />
            <button type="button" className="button button-quiet justify-self-start" onClick={() => setChoosing(true)}>
              {text.fromLibrary}
            </button>
          </>
        )}
        <UploadRows queue={queue} />
      </div>
      {choosing && (
        <LibrarySheet
          onClose={() => setChoosing(false)}
          onPicture={(picture, name) => {
            setChoosing(false);
            queue.addKnown(picture, name);
          }}
        />
      )}
    </div>
  );
}
