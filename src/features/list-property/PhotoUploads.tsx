import type { ReactElement } from 'react';
import type { Photo } from './photo.ts';
import { PhotoList } from './PhotoList.tsx';
import { LIST_PROPERTY_TEXT as text, photosReceived } from './text.ts';

interface Props {
  photos: readonly Photo[];
  onRetry: (photo: Photo) => void;
}

/** Progress of the photographs after the submission was received. */
export function PhotoUploads({ photos, onRetry }: Props): ReactElement {
  const received = photos.filter(({ upload }) => upload === 'sent').length;
  const moving = photos.some(({ upload }) => upload === 'waiting' || upload === 'sending');

  return (
    <div className="photo-uploads">
      <p role="status">{statusText(received, photos.length, moving)}</p>
      {moving && <p className="field-hint">{text.leave}</p>}
      <PhotoList photos={photos} onRetry={onRetry} />
    </div>
  );
}

function statusText(received: number, all: number, moving: boolean): string {
  if (moving) return photosReceived(received, all);
  return received === all ? text.photosSent : text.photosFailed;
}
