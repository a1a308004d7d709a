import type { ReactElement } from 'react';
import type { Photo } from './photo.ts';
import { LIST_PROPERTY_TEXT as text, photoShare } from './text.ts';

interface Props {
  photos: readonly Photo[];
  /** Absent when photographs cannot be removed. */
  onRemove?: (id: string) => void;
  /** Absent when photographs cannot be sent again. */
  onRetry?: (photo: Photo) => void;
}

/** Photographs as thumbnails with their actions and progress. */
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
