import type { ReactElement } from 'react';
import type { Photo } from './photo.ts';
import { LIST_PROPERTY_TEXT as text, photoShare } from './text.ts';

interface Props {
  /** The photographs. */
  photos: readonly Photo[];
  /** Takes one away; default none can be. */
  onRemove?: (id: string) => void;
  /** Sends one again that failed; default none is. */
  onRetry?: (photo: Photo) => void;
}

/** Photographs as thumbnails, with what can be done about each and how far it has come. */
export function PhotoList({ photos, onRemove, onRetry }: Props): ReactElement {
  return (
    <ul className="photo-list">
      {photos.map((photo) => (
        <li key={photo.id} data-upload={photo.upload}>
          <div className="photo-frame">
            {photo.thumbnail !== null && <img src={photo.thumbnail} alt="" />}
            {photo.upload !== 'waiting' && <progress value={photo.share} max={1} aria-label={photo.file.name} />}
          </div>
          <p className="photo-name">{photo.file.name}</p>
          {photo.upload === 'sending' && <p className="photo-share">{photoShare(photo.share)}</p>}
          {onRemove && (
            <button type="button" className="inline-link" onClick={() => onRemove(photo.id)}>
              {text.remove}
              <span className="sr-only">{` ${photo.file.name}`}</span>
            </button>
          )}
          {onRetry && photo.upload === 'failed' && (
            <button type="button" className="inline-link" onClick={() => onRetry(photo)}>
              {text.retry}
              <span className="sr-only">{` ${photo.file.name}`}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
