import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import type { RowState } from '#admin/components/content/ContentList.tsx';
import { ItemActions } from '#admin/components/content/ItemActions.tsx';
import { AltTextField } from '#admin/components/form/AltTextField.tsx';
import { Switch } from '#admin/components/form/Switch.tsx';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import type { StoredSlide } from '#admin/lib/content/content-resources.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { HERO_TEXT as text } from './text.ts';

interface Props {
  slide: StoredSlide;
  row: RowState<StoredSlide>;
  unsaved: UnsavedTexts;
}

export function SlideCard({ slide, row, unsaved }: Props): ReactElement {
  const { id, image, isActive } = slide;
  const { name, place, handles, change, onDelete } = row;
  return (
    <article aria-label={name}>
      <div className="relative border-b-4 border-anil in-data-dim:border-sand">
        <ResponsivePicture
          {...pictureSources(image)}
          sizes="(min-width: 64rem) 24rem, 90vw"
          className="aspect-[16/10] w-full"
        />
        {/* Hero orders start at 1 (admin specification, section 9). */}
        <span className="absolute top-0 left-0 grid h-8 min-w-8 place-items-center bg-lime font-display text-[1.125rem]">
          {place + 1}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between py-1.5 in-data-dim:px-2">
        {handles}
        <Switch
          label={text.shown(name)}
          on={isActive}
          states={text.states}
          onSwitch={(on) => void change({ isActive: on })}
        />
        <ItemActions kind="heroImages" id={id} name={name} onDelete={onDelete} />
      </div>
      <p className="mb-2 flex flex-wrap gap-1 px-2">
        <StatusBadge kind="heroImages" id={id} />
      </p>
      <div className="px-2 pb-3">
        <AltTextField
          label={text.alt}
          alt={image.alt}
          onSave={(alt) => change({ image: { ...image, alt } })}
          unsaved={unsaved}
        />
      </div>
    </article>
  );
}
