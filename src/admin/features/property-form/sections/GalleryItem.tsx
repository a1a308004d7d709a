import { Trash2 } from 'lucide-react';
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
  handles: ReactElement;
  change: (picture: Picture) => void;
  remove: () => void;
}

/** A picture of the gallery with its position, texts and removal. */
export function GalleryItem({ picture, place, handles, change, remove }: Props): ReactElement {
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="gallery-item">
      <div className="gallery-photo">
        <ResponsivePicture {...pictureSources(picture)} alt="" sizes="16rem" className="size-full" />
        <span className="gallery-place">{place}</span>
        <button
          type="button"
          className="button gallery-remove"
          aria-label={text.removeOf(place)}
          onClick={() => setConfirming(true)}
        >
          <Trash2 size={14} />
          {text.remove}
        </button>
      </div>
      {handles}
      <input
        id={`${id}-alt`}
        className="field-input"
        aria-label={`${text.image(place)}: ${text.alt}`}
        placeholder={text.alt}
        maxLength={600}
        value={picture.alt}
        onChange={({ currentTarget }) => change({ ...picture, alt: currentTarget.value })}
      />
      <input
        id={`${id}-caption`}
        className="field-input"
        aria-label={`${text.image(place)}: ${text.caption}`}
        placeholder={text.caption}
        maxLength={600}
        value={picture.caption}
        onChange={({ currentTarget }) => change({ ...picture, caption: currentTarget.value })}
      />
      {isConfirming && (
        <ConfirmDialog
          title={text.confirm}
          yes={text.yes}
          no={text.no}
          onYes={remove}
          onClose={() => setConfirming(false)}
        >
          {text.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}
