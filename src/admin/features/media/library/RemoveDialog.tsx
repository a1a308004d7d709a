import type { PictureUseLine } from '#domain/media/library-picture.ts';
import type { ReactElement } from 'react';
import { InUseDialog } from '#admin/components/InUseDialog.tsx';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { copyWords, placeWords } from './use-text.ts';
import { MEDIA_WORDS } from '../text.ts';

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
  return (
    <InUseDialog
      title={words.thisPicture}
      places={uses.map(({ collection, documentId, title, places }) => ({
        title: title === documentId ? words.slide : title,
        note: `${copyWords(collection)}: ${places.map(placeWords).join(', ')}`,
        to: editorPathOf(`${collection}/${documentId}`),
      }))}
      hint={words.inUseHint}
      yes={words.force}
      onYes={() => void remove()}
      onClose={close}
    />
  );
}
