import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { Sheet } from '#admin/components/Sheet.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { useLibrary } from './use-library.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  onPicture: (picture: Picture, name: string) => void;
  onClose: () => void;
}

/** A sheet to choose a picture from the library. */
export function LibrarySheet({ onPicture, onClose }: Props): ReactElement {
  const { pictures, isBusy, isEmpty, failure, more } = useLibrary();
  return (
    <Sheet title={text.title} onClose={onClose}>
      {() => (
        <div aria-busy={isBusy}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
            {pictures.map(({ picture, name }) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className="group grid w-full cursor-pointer gap-1 text-left"
                  aria-label={`${text.choose} ${name}`}
                  onClick={() => onPicture(picture, name)}
                >
                  <ResponsivePicture
                    {...pictureSources(picture)}
                    sizes="12rem"
                    className="aspect-[4/3] w-full group-hover:outline-3 group-hover:outline-anil"
                  />
                  <span className="truncate text-small">{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="mt-4 text-ink-soft">
            {isBusy ? text.loading : isEmpty && text.empty}
          </p>
          {failure !== '' && (
            <p role="alert" className="outcome" data-outcome="failure">
              {failure}
            </p>
          )}
          {more !== null && (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : more}
            >
              {text.more}
            </button>
          )}
        </div>
      )}
    </Sheet>
  );
}
