import type { PictureUseLine } from '#domain/media/library-picture.ts';
import type { ReactElement } from 'react';
import { InUseDialog } from '#admin/components/InUseDialog.tsx';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { copyText, placeText } from './picture-use-text.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  uses: readonly PictureUseLine[];
  close: () => void;
  remove: () => Promise<void>;
}

/** Asks before a picture that is in use is removed, and lists where it is used. */
export function RemoveDialog({ uses, close, remove }: Props): ReactElement {
  return (
    <InUseDialog
      title={text.thisPicture}
      places={uses.map(({ collection, documentId, title, places }) => ({
        title: title === documentId ? text.slide : title,
        note: `${copyText(collection)}: ${places.map(placeText).join(', ')}`,
        to: editorPathOf(`${collection}/${documentId}`),
      }))}
      hint={text.inUseHint}
      yes={text.force}
      onYes={() => void remove()}
      onClose={close}
    />
  );
}
