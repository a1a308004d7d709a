import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { PictureIntakeProps } from '#admin/lib/picture-picker.tsx';
import { UrlField } from './UrlField.tsx';
import { DropZone } from './DropZone.tsx';
import { LibrarySheet } from './library/LibrarySheet.tsx';
import { PDF_TYPE } from './upload-intake.ts';
import { isSettled } from './upload-item.ts';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './use-uploads.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

const PICTURES = 'image/jpeg,image/png,image/webp';

/** Adds many pictures to a form: dropped, pasted, chosen, fetched, or from the library. */
export function PictureIntake(props: PictureIntakeProps): ReactElement {
  const { uploads, room = Infinity, takesPdf = false, onPicture } = props;
  const queue = useUploads('picture', uploads, onPicture);
  const running = useStore(queue.items).filter((item) => !isSettled(item)).length;
  const [choosing, setChoosing] = useState(false);
  // A PDF asks for the room again once its pages are read.
  const latestRoom = useRef(room);
  useEffect(() => {
    latestRoom.current = room;
  });
  const isFull = room - running <= 0;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {/* Uploads continue when no more pictures can be added. */}
      {room > 0 && (
        <DropZone
          {...(takesPdf ? text.withPdf : { hint: text.hint })}
          add={(files) => queue.add(files, { room: () => latestRoom.current, takesPdf })}
          label={text.choose}
          accept={takesPdf ? `${PICTURES},${PDF_TYPE}` : PICTURES}
        />
      )}
      <div className="grid content-start gap-5">
        {!isFull && (
          <>
            <UrlField begin={queue.beginFetch} uploads={uploads} />
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
