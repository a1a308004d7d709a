import { Trash2 } from 'lucide-react';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { useId, type ReactElement } from 'react';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { DESTINATIONS_TEXT } from './text.ts';

const text = DESTINATIONS_TEXT.gallery;

interface Props {
  picture: Picture;
  name: string;
  handles: ReactElement;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

export function GalleryPicture({ picture, name, handles, onAlt, onRemove }: Props): ReactElement {
  const id = useId();
  return (
    <div>
      <div className="relative border-b-4 border-anil in-data-dim:border-sand">
        <ResponsivePicture {...pictureSources(picture)} sizes="20rem" className="aspect-[16/10] w-full" />
      </div>
      <div className="flex flex-wrap items-center justify-between py-1.5 in-data-dim:px-2">
        {handles}
        <button type="button" data-remove className="icon-button" aria-label={text.remove(name)} onClick={onRemove}>
          <Trash2 size={18} />
        </button>
      </div>
      <div className="px-2 pb-3">
        <label className="field-label" htmlFor={id}>
          {text.alt}
        </label>
        <input
          id={id}
          className="field-input"
          maxLength={MEDIUM_TEXT}
          value={picture.alt}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        />
      </div>
    </div>
  );
}
