import type { PictureUseLine } from '#domain/media/library-picture.ts';
import type { ReactElement } from 'react';
import { InUseDialog } from '#admin/components/InUseDialog.tsx';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { copyText, placeText, titleOfUse } from './picture-use-text.ts';
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
      places={uses.map((use) => ({
        title: titleOfUse(use),
        note: [copyText(use.collection), use.places.map(placeText).join(', ')].filter(Boolean).join(': '),
        to: editorPathOf(`${use.collection}/${use.documentId}`),
      }))}
      hint={text.inUseHint}
      yes={text.force}
      onYes={() => void remove()}
      onClose={close}
    />
  );
}
