import type { ReactElement } from 'react';
import { PictureCard } from './PictureCard.tsx';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { useLibrary } from './use-library.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

/** Every picture of the library with its uses, newest first. */
export function LibraryPanel({ unsaved }: { unsaved: UnsavedTexts }): ReactElement {
  const { pictures, isBusy, isEmpty, failure, refetch, more } = useLibrary();

  return (
    <section aria-labelledby="library" aria-busy={isBusy}>
      <h2 id="library" className="text-heading">
        {text.title}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {pictures.map((entry) => (
          <PictureCard key={entry.picture.id} entry={entry} unsaved={unsaved} />
        ))}
      </ul>
      <div role="status" className="mt-10">
        {isBusy && <p className="text-ink-soft">{text.loading}</p>}
        {isEmpty && <p>{text.empty}</p>}
      </div>
      {failure !== '' && (
        <div role="alert" className="outcome" data-outcome="failure">
          <p>{failure}</p>
          <button type="button" className="inline-link cursor-pointer py-2" onClick={refetch}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {more !== null && (
        <button
          type="button"
          className="button button-quiet mt-4"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : more}
        >
          {text.more}
        </button>
      )}
    </section>
  );
}
