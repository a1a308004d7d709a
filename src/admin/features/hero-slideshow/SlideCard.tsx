import { Trash2 } from 'lucide-react';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { Switch } from '#admin/components/form/Switch.tsx';
import { AltTextField } from '#admin/components/form/AltTextField.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import type { StoredSlide } from './hero-images-resource.ts';
import { HERO_TEXT as text } from './text.ts';

interface Props {
  slide: StoredSlide;
  name: string;
  /** Its index, from 0; hero orders start at 1 (admin specification, section 9). */
  place: number;
  handles: ReactElement;
  onActive: (active: boolean) => void;
  onAlt: (alt: string) => Promise<boolean>;
  unsaved: UnsavedTexts;
  onDelete: () => void;
}

export function SlideCard(props: Props): ReactElement {
  const { slide, name, place, handles, onActive, onAlt, unsaved, onDelete } = props;
  const { image, isActive } = slide;
  return (
    <article aria-label={name}>
      <div className="relative border-b-4 border-anil in-data-dim:border-sand">
        <ResponsivePicture
          {...pictureSources(image)}
          sizes="(min-width: 64rem) 24rem, 90vw"
          className="aspect-[16/10] w-full"
        />
        <span className="absolute top-0 left-0 grid h-8 min-w-8 place-items-center bg-lime font-display text-[1.125rem]">
          {place + 1}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between py-1.5 in-data-dim:px-2">
        {handles}
        <Switch label={text.shown(name)} on={isActive} states={text.states} onSwitch={onActive} />
        <HistoryLink kind="heroImages" id={slide.id} name={name} variant="icon" />
        <button type="button" className="icon-button" aria-label={text.deleteOne(name)} onClick={onDelete}>
          <Trash2 size={18} />
        </button>
      </div>
      <p className="mb-2 flex flex-wrap gap-1 px-2">
        <StatusBadge kind="heroImages" id={slide.id} />
      </p>
      <div className="px-2 pb-3">
        <AltTextField label={text.alt} alt={image.alt} onSave={onAlt} unsaved={unsaved} />
      </div>
    </article>
  );
}
