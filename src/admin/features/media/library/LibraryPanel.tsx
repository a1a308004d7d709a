import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { Library } from './library-store.ts';
import { PictureCard } from './PictureCard.tsx';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  library: Library;
  unsaved: UnsavedTexts;
}

/** Every picture of the library with its uses, newest first. */
export function LibraryPanel({ library, unsaved }: Props): ReactElement {
  const { pictures, next, busy, failure } = useStore(library.state);
  useEffect(() => {
    void library.load();
  }, [library]);

  return (
    <section aria-labelledby="library" aria-busy={busy}>
      <h2 id="library" className="text-heading">
        {text.title}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {pictures.map((entry) => (
          <PictureCard key={entry.picture.id} entry={entry} library={library} unsaved={unsaved} />
        ))}
      </ul>
      <div role="status" className="mt-10">
        {busy && <p className="text-ink-soft">{text.loading}</p>}
        {!busy && failure === '' && pictures.length === 0 && <p>{text.empty}</p>}
      </div>
      {failure !== '' && (
        <div role="alert" className="outcome" data-outcome="failure">
          <p>{failure}</p>
          <button type="button" className="inline-link cursor-pointer py-2" onClick={() => void library.load()}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {next !== null && (
        <button
          type="button"
          className="button button-quiet mt-4"
          disabled={busy}
          onClick={() => void library.load(next)}
        >
          {text.more}
        </button>
      )}
    </section>
  );
}
