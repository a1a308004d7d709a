import type { LibraryPicture, PictureUseLine } from '#domain/media/library-picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { failedToDeleteImage } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { AltTextField } from '#admin/components/form/AltTextField.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { failureText, SOMETHING_WENT_WRONG } from '#admin/lib/failure-text.ts';
import { removeItem } from '#admin/lib/remove-item.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { presentUses } from './present-uses.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UseList } from './UseList.tsx';
import { describePicture, removePicture } from './use-library.ts';
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
  const [failure, setFailure] = useState('');

  const describe = async (alt: string): Promise<boolean> => {
    setFailure('');
    try {
      await describePicture(picture.id, alt);
      return true;
    } catch (error) {
      setFailure(failureText(error, text.notDescribed));
      return false;
    }
  };

  const remove = async (force: boolean): Promise<boolean> => {
    setFailure('');
    try {
      await removePicture(picture.id, force);
      return true;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'in_use') setConfirming(presentUses(error.fields, uses));
      else setFailure(failedToDeleteImage(failureText(error, SOMETHING_WENT_WRONG)));
      return false;
    }
  };
  const removeNow = (force: boolean): Promise<void> =>
    removeItem(name === '' ? text.thisPicture : name, () => remove(force));

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
      <AltTextField label={text.alt} alt={picture.alt} onSave={describe} unsaved={unsaved} />
      <UseList uses={uses} />
      <button
        type="button"
        className="inline-link mt-2 cursor-pointer self-start py-2 text-small"
        aria-label={`${text.remove} ${name}`}
        onClick={() => void removeNow(false)}
      >
        {text.remove}
      </button>
      <p role="alert" className="field-error">
        {failure}
      </p>
      {confirming !== null && (
        <RemoveDialog uses={confirming} close={() => setConfirming(null)} remove={() => removeNow(true)} />
      )}
    </li>
  );
}
