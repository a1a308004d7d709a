import type { ReactElement } from 'react';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import type { UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import type { StoredSlide } from './hero-images-resource.ts';
import { SlideCard } from './SlideCard.tsx';
import { HERO_TEXT as text } from './text.ts';

interface Props {
  slides: readonly StoredSlide[];
  onOrder: (ids: readonly string[]) => Promise<boolean>;
  /** Changes a slide and gives whether that succeeded; never rejects. */
  onChange: (id: string, fields: Partial<StoredSlide>) => Promise<boolean>;
  unsaved: UnsavedTexts;
  onDelete: (slide: StoredSlide) => void;
}

/** The slides in their order. */
export function SlideList({ slides, onOrder, onChange, unsaved, onDelete }: Props): ReactElement {
  const nameOf = (slide: StoredSlide): string => text.slide(slides.indexOf(slide) + 1, slide.image.alt);
  return (
    <>
      <p className="mb-4 text-small text-ink-soft">
        {text.count(slides.filter(({ isActive }) => isActive).length, slides.length)}
      </p>
      <OrderedList
        label={text.list}
        layout="grid"
        items={slides}
        nameOf={nameOf}
        isDim={({ isActive }) => !isActive}
        onOrder={onOrder}
      >
        {(slide, handles, place) => (
          <SlideCard
            slide={slide}
            name={nameOf(slide)}
            place={place}
            handles={handles}
            onActive={(isActive) => void onChange(slide.id, { isActive })}
            onAlt={(alt) => onChange(slide.id, { image: { ...slide.image, alt } })}
            unsaved={unsaved}
            onDelete={() => onDelete(slide)}
          />
        )}
      </OrderedList>
    </>
  );
}
