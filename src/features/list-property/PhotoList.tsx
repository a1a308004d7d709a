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

/** Photographs as thumbnails with their actions and the state of their upload. */
export function PhotoList({ photos, onRemove, onRetry }: Props): ReactElement {
  return (
    <ul className="photo-list">
      {photos.map((photo) => (
        <li key={photo.id} data-upload={photo.upload}>
          <div className="photo-frame">
            {photo.thumbnail !== null && <img src={photo.thumbnail} alt="" />}
            {/* The bar of all photographs is the one that screen readers get. */}
            {photo.upload === 'sending' && <progress value={photo.share} max={1} aria-hidden="true" />}
          </div>
          <p className="photo-name">{photo.file.name}</p>
          {photo.upload !== 'waiting' && <p className="photo-state">{uploadText(photo)}</p>}
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

function uploadText({ upload, share, problem }: Photo): string {
  if (upload === 'sending') return photoShare(share);
  if (upload === 'sent') return text.photoSent;
  return problem === '' ? text.photoFailed : problem;
}
