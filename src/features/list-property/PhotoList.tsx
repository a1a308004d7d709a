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
    <ul className="photo-list mt-5 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-5 empty:hidden">
      {photos.map((photo) => (
        <li key={photo.id} data-upload={photo.upload} className="group min-w-0 text-small/[1.7]">
          <div className="relative aspect-[4/3] bg-sand group-data-[upload=failed]:outline-2 group-data-[upload=failed]:outline-offset-2 group-data-[upload=failed]:outline-error">
            {photo.thumbnail !== null && <img src={photo.thumbnail} alt="" className="size-full object-cover" />}
            {/* The bar of all photographs is the one that screen readers get. */}
            {photo.upload === 'sending' && (
              <progress
                className="photo-progress absolute inset-x-0 bottom-0"
                value={photo.share}
                max={1}
                aria-hidden="true"
              />
            )}
          </div>
          <p className="mt-2 truncate">{photo.file.name}</p>
          {photo.upload !== 'waiting' && (
            <p className="text-ink-soft group-data-[upload=failed]:text-error">{uploadText(photo)}</p>
          )}
          {onRemove && (
            <button
              type="button"
              className="inline-link min-h-7 cursor-pointer"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget.closest('li'));
                onRemove(photo.id);
              }}
            >
              {text.remove}
              <span className="sr-only">{` ${photo.file.name}`}</span>
            </button>
          )}
          {onRetry && photo.upload === 'failed' && photo.canRetry && (
            <button type="button" className="inline-link min-h-7 cursor-pointer" onClick={() => onRetry(photo)}>
              {text.retry}
              <span className="sr-only">{` ${photo.file.name}`}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A photograph that is removed gives the focus to the one beside it. */
function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}

function uploadText({ upload, share, problem }: Photo): string {
  if (upload === 'sending') return photoShare(share);
  if (upload === 'sent') return text.photoSent;
  return problem === '' ? text.photoFailed : problem;
}
