import type { LibraryPicture, PictureUseLine } from '#domain/media/library-picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { failedToDeleteImage } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { InUseDialog } from '#admin/components/InUseDialog.tsx';
import { AltTextField } from '#admin/components/form/AltTextField.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { failureText, SOMETHING_WENT_WRONG } from '#admin/lib/failure-text.ts';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { removeItem } from '#admin/lib/remove-item.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { copyText, placeText, titleOfUse } from './picture-use-text.ts';
import { UseList } from './UseList.tsx';
import { describePicture, removePicture } from './use-library.ts';
import { usesToConfirm } from './uses-to-confirm.ts';
import { WarningList } from './WarningList.tsx';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  entry: LibraryPicture;
  unsaved: UnsavedTexts;
}

/** A picture of the library: data, alt text, uses and removal. */
export function PictureCard({ entry, unsaved }: Props): ReactElement {
  const { picture, name, warnings, uses, fromOwner } = entry;
  /** Where it is used, while somebody is asked; null otherwise. */
  const [confirming, setConfirming] = useState<readonly PictureUseLine[] | null>(null);
  const { failure, attempt } = useAttempt();

  const remove = (force: boolean): Promise<boolean> =>
    attempt(removePicture(picture.id, force), (error) => {
      const used = usesToConfirm(error, force, uses);
      setConfirming(used);
      return used === null ? failedToDeleteImage(failureText(error, SOMETHING_WENT_WRONG)) : '';
    });
  const removeNow = (force: boolean): void =>
    void removeItem(name === '' ? text.thisPicture : name, () => remove(force));

  return (
    <li className="flex flex-col">
      <ResponsivePicture
        {...pictureSources(picture)}
        sizes="(min-width: 80rem) 22vw, (min-width: 40rem) 45vw, 90vw"
        className="aspect-[4/3] w-full border-b-4 border-anil"
      />
      <p className="mt-3 truncate text-small" title={name}>
        {name}
      </p>
      <p className="text-small text-ink-soft">
        {picture.width} × {picture.height}
        {fromOwner && ` · ${text.fromOwner}`}
      </p>
      <WarningList warnings={warnings} />
      <AltTextField
        label={text.alt}
        alt={picture.alt}
        onSave={(alt) => attempt(describePicture(picture.id, alt), text.notDescribed)}
        unsaved={unsaved}
      />
      <UseList uses={uses} />
      <button
        type="button"
        className="inline-link mt-2 cursor-pointer self-start py-2 text-small"
        aria-label={`${text.remove} ${name}`}
        onClick={() => removeNow(false)}
      >
        {text.remove}
      </button>
      <p role="alert" className="field-error">
        {failure}
      </p>
      {confirming !== null && (
        <InUseDialog
          title={text.thisPicture}
          places={confirming.map((use) => ({
            title: titleOfUse(use),
            note: [copyText(use.collection), use.places.map(placeText).join(', ')].filter(Boolean).join(': '),
            to: editorPathOf(`${use.collection}/${use.documentId}`),
          }))}
          hint={text.inUseHint}
          yes={text.force}
          onYes={() => removeNow(true)}
          onClose={() => setConfirming(null)}
        />
      )}
    </li>
  );
}
