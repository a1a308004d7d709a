import { Trash2 } from 'lucide-react';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { useId, useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.gallery;

interface Props {
  picture: Picture;
  /** Counted from 1. */
  place: number;
  /** Such as 'Gallery image 2'. */
  name: string;
  handles: ReactElement;
  change: (picture: Picture) => void;
  remove: () => void;
}

/** A picture of the gallery with its position, texts and removal. */
export function GalleryItem({ picture, place, name, handles, change, remove }: Props): ReactElement {
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="grid gap-1">
      <div className="group relative aspect-4/3 overflow-hidden bg-limestone">
        <ResponsivePicture {...pictureSources(picture)} alt="" sizes="16rem" className="size-full" />
        <span className="absolute top-0 left-0 min-w-7 bg-lime px-2 py-0.5 text-center font-display">{place}</span>
        <button
          type="button"
          data-remove
          className="button absolute right-2 bottom-2 bg-lime text-error group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-error hover:text-white [@media(hover:hover)]:opacity-0"
          aria-label={text.removeOf(name)}
          onClick={() => setConfirming(true)}
        >
          <Trash2 size={14} />
          {text.remove}
        </button>
      </div>
      {handles}
      {(['alt', 'caption'] as const).map((part) => (
        <input
          key={part}
          id={`${id}-${part}`}
          className="field-input text-small"
          aria-label={`${name}: ${text[part]}`}
          placeholder={text[part]}
          maxLength={MEDIUM_TEXT}
          value={picture[part]}
          onChange={({ currentTarget }) => change({ ...picture, [part]: currentTarget.value })}
        />
      ))}
      {isConfirming && (
        <ConfirmDialog title={text.confirm} yes={text.yes} onYes={remove} onClose={() => setConfirming(false)}>
          {text.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}
