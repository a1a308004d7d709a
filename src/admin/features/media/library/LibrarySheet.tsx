import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { Sheet } from '#admin/components/Sheet.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { LibraryList } from './LibraryList.tsx';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  onPicture: (picture: Picture, name: string) => void;
  onClose: () => void;
}

/** A sheet to choose a picture from the library. */
export function LibrarySheet({ onPicture, onClose }: Props): ReactElement {
  return (
    <Sheet title={text.title} onClose={onClose}>
      {() => (
        <LibraryList>
          {(pictures) => (
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
          )}
        </LibraryList>
      )}
    </Sheet>
  );
}
