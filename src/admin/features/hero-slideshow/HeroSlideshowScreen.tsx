import { ADMIN_EMPTY, ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { saveTexts, type UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { FORM_TEXT } from '#admin/components/form/text.ts';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { heroImagesResource } from '#admin/lib/content/content-resources.ts';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { UPLOAD_LEAVE_TEXT } from '#admin/lib/upload-leave-text.ts';
import { SlideCard } from './SlideCard.tsx';
import { useNewSlides } from './use-new-slides.ts';
import { HERO_TEXT as text } from './text.ts';

/** The slides of the home hero. */
export function HeroSlideshowScreen(): ReactElement {
  const { failure, attempt } = useAttempt();
  const list = useContentList(heroImagesResource, attempt, {
    reorder: ADMIN_FAILURES.reorderImages,
    change: ADMIN_FAILURES.updateImageStatus,
    remove: ADMIN_FAILURES.deleteImage,
  });
  const { changes } = list;
  const [unsavedTexts] = useState<UnsavedTexts>(() => new Map());
  const newSlides = useNewSlides(async (slide, before) => {
    changes.upsert(slide);
    if (before !== null) await attempt(changes.moveBefore(slide.id, before), ADMIN_FAILURES.reorderImages);
  });

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <section aria-labelledby="add-slides">
        <h2 id="add-slides" className="sr-only">
          {text.add}
        </h2>
        <PictureIntake uploads={newSlides.uploads} onPicture={newSlides.add} />
        {newSlides.notAdded.length > 0 && (
          <Banner>
            <p>{newSlides.reason}</p>
            <p>{text.notAdded(newSlides.notAdded.length)}</p>
            <button type="button" className="button button-quiet mt-3" onClick={newSlides.retry}>
              {text.tryAgain}
            </button>
          </Banner>
        )}
      </section>
      <section aria-label={text.list} className="mt-10">
        <ContentList
          list={list}
          text={{ ...text, failed: ADMIN_FAILURES.fetchHeroImages }}
          empty={<EmptyState text={ADMIN_EMPTY.heroImages} />}
          nameOf={({ image }, index) => text.slide(index + 1, image.alt)}
          isDim={({ isActive }) => !isActive}
          layout="grid"
          summary={(items) => (
            <p className="mb-4 text-small text-ink-soft">
              {text.count(items.filter(({ isActive }) => isActive).length, items.length)}
            </p>
          )}
          question={() => text.question}
        >
          {(slide, row) => <SlideCard slide={slide} row={row} unsaved={unsavedTexts} />}
        </ContentList>
      </section>
      <LeaveGuard
        isUnsaved={() => newSlides.isUnsaved() || unsavedTexts.size > 0}
        save={() => saveTexts(unsavedTexts)}
        text={() => (newSlides.isUnsaved() ? UPLOAD_LEAVE_TEXT : FORM_TEXT.leave)}
      />
    </>
  );
}
