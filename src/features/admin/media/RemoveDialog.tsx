import type { PictureUseLine } from '@site/domain/library-picture';
import type { ReactElement } from 'react';
import { InUseDialog } from '../../../components/admin/InUseDialog.tsx';
import { editorPathOf } from '../../../lib/staff/editor-path.ts';
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
