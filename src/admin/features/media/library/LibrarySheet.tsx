import { useStore } from '@nanostores/react';
import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { Sheet } from '#admin/components/Sheet.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { createLibrary } from './library-store.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  onPicture: (picture: Picture, name: string) => void;
  onClose: () => void;
}

/** A sheet to choose a picture from the library. */
export function LibrarySheet({ onPicture, onClose }: Props): ReactElement {
  const [library] = useState(createLibrary);
  const { pictures, next, busy, failure } = useStore(library.state);
  useEffect(() => {
    void library.load();
  }, [library]);

  return (
    <Sheet title={text.title} onClose={onClose}>
      {() => (
        <div aria-busy={busy}>
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
            {busy ? text.loading : failure === '' && pictures.length === 0 && text.empty}
          </p>
          {failure !== '' && (
            <p role="alert" className="outcome" data-outcome="failure">
              {failure}
            </p>
          )}
          {next !== null && (
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => void library.load(next)}
            >
              {text.more}
            </button>
          )}
        </div>
      )}
    </Sheet>
  );
}
