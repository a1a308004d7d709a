import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { useId, useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { Icon } from '#admin/components/Icon.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.gallery;

interface Props {
  /** The picture. */
  picture: Picture;
  /** Its place, counted from 1. */
  place: number;
  /** What moves it. */
  handles: ReactElement;
  /** Changes its words. */
  change: (picture: Picture) => void;
  /** Takes it out. */
  remove: () => void;
}

/** A picture of the gallery: its order number, what it shows in words, and the way out. */
export function GalleryItem({ picture, place, handles, change, remove }: Props): ReactElement {
  const id = useId();
  const [asks, setAsks] = useState(false);
  return (
    <div className="gallery-item">
      <div className="gallery-photo">
        <ResponsivePicture {...pictureSources(picture)} alt="" sizes="16rem" className="size-full" />
        <span className="gallery-place">{place}</span>
        <button
          type="button"
          className="button gallery-remove"
          aria-label={text.removeOf(place)}
          onClick={() => setAsks(true)}
        >
          <Icon name="trash" size={14} />
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
      {asks && (
        <ConfirmDialog title={text.asks} yes={text.yes} no={text.no} onYes={remove} onClose={() => setAsks(false)}>
          {text.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}
