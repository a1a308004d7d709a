import { type ReactElement, useRef } from 'react';
import type { Photo } from './photo.ts';
import { PhotoList } from './PhotoList.tsx';
import { LIST_PROPERTY_TEXT as text, photosFailed, sendingPhoto } from './text.ts';

interface Props {
  photos: readonly Photo[];
  /** Whether the upload waits for a connection. */
  offline: boolean;
  onRetry: (photo: Photo) => void;
}

/**
 * Progress of the photographs after the submission was received. Only the beginning, the end and a lost connection are
 * announced: a screen reader reads the bar when asked to, instead of every photograph and every per cent.
 */
export function PhotoUploads({ photos, offline, onRetry }: Props): ReactElement {
  const statusRef = useRef<HTMLParagraphElement>(null);
  const current = photos.findIndex(({ upload }) => upload === 'waiting' || upload === 'sending');
  const failed = photos.filter(({ upload }) => upload === 'failed').map(({ file }) => file.name);
  const outcome = failed.length === 0 ? text.photosSent : photosFailed(failed);

  return (
    <div>
      {current !== -1 && (
        <label className="mb-4 grid max-w-[34rem] gap-3 tabular-nums">
          {sendingPhoto(current + 1, photos.length)}
          <progress
            className="photo-progress"
            value={photos.reduce((sum, { share }) => sum + share, 0)}
            max={photos.length}
          />
        </label>
      )}
      <p ref={statusRef} role="status" tabIndex={-1} className="max-w-[34rem] wrap-anywhere">
        {current === -1 ? outcome : offline ? text.offline : text.leave}
      </p>
      <PhotoList
        photos={photos}
        onRetry={(photo) => {
          // The pressed button goes away.
          statusRef.current?.focus();
          onRetry(photo);
        }}
      />
    </div>
  );
}
