import type { ReactElement } from 'react';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { LibraryList } from './LibraryList.tsx';
import { PictureCard } from './PictureCard.tsx';
import { MEDIA_TEXT } from '../text.ts';

/** Every picture of the library with its uses, newest first. */
export function LibraryPanel({ unsaved }: { unsaved: UnsavedTexts }): ReactElement {
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="mb-8 text-heading">
        {MEDIA_TEXT.library.title}
      </h2>
      <LibraryList>
        {(pictures) => (
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {pictures.map((entry) => (
              <PictureCard key={entry.picture.id} entry={entry} unsaved={unsaved} />
            ))}
          </ul>
        )}
      </LibraryList>
    </section>
  );
}
