import type { PictureUseLine } from '@site/domain/library-picture';
import { useEffect, useRef, type ReactElement } from 'react';
import { copyWords, placeWords } from './use-words.ts';
import { MEDIA_WORDS } from './words.ts';

const words = MEDIA_WORDS.library;

interface Props {
  /** Documents that use the picture. */
  uses: readonly PictureUseLine[];
  /** Leaves everything as it is. */
  close: () => void;
  /** Takes the picture out of all of them. */
  remove: () => Promise<void>;
}

/** Asks before a picture is taken from the documents that use it, and names them. */
export function RemoveDialog({ uses, close, remove }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-labelledby="in-use"
      className="m-auto max-w-text border-b-4 border-anil bg-lime p-8 shadow-lift backdrop:bg-ink/50"
    >
      <h3 id="in-use" className="text-title">
        {words.inUse}
      </h3>
      <p className="mt-3 text-ink-soft">{words.inUseHint}</p>
      <ul className="mt-5 border-l border-sand pl-4">
        {uses.map(({ collection, documentId, title, places }) => (
          <li key={`${collection}/${documentId}`} className="py-1">
            {title}{' '}
            <span className="text-small text-ink-soft">{`${copyWords(collection)}: ${places.map(placeWords).join(', ')}`}</span>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {words.keep}
        </button>
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            dialog.current?.close();
            void remove();
          }}
        >
          {words.force}
        </button>
      </div>
    </dialog>
  );
}
