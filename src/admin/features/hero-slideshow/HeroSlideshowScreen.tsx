import { ADMIN_EMPTY, ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { saveTexts, type UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { FORM_TEXT } from '#admin/components/form/text.ts';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { UPLOAD_LEAVE_TEXT } from '#admin/lib/upload-leave-text.ts';
import { heroImagesResource, type StoredSlide } from './hero-images-resource.ts';
import { NotAdded } from './NotAdded.tsx';
import { SlideList } from './SlideList.tsx';
import { useNewSlides } from './use-new-slides.ts';
import { HERO_TEXT as text } from './text.ts';

/** The slides of the home hero. */
export function HeroSlideshowScreen(): ReactElement {
  const slides = useContent(heroImagesResource);
  const changes = useContentChanges(heroImagesResource);
  const { failure, attempt } = useAttempt();
  const [unsavedTexts] = useState<UnsavedTexts>(() => new Map());
  const [deleting, setDeleting] = useState<StoredSlide | null>(null);
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
        <NotAdded pictures={newSlides.notAdded} reason={newSlides.reason} onRetry={newSlides.retry} />
      </section>
      <section aria-label={text.list} className="mt-10">
        <ListState
          query={slides}
          loading={text.loading}
          failed={ADMIN_FAILURES.fetchHeroImages}
          tryAgain={text.tryAgain}
          empty={<EmptyState text={ADMIN_EMPTY.heroImages} />}
        >
          {(items) => (
            <SlideList
              slides={items}
              onOrder={(ids) => attempt(changes.reorder(ids), ADMIN_FAILURES.reorderImages)}
              onChange={(id, fields) => attempt(changes.change(id, fields), ADMIN_FAILURES.updateImageStatus)}
              unsaved={unsavedTexts}
              onDelete={setDeleting}
            />
          )}
        </ListState>
      </section>
      <LeaveGuard
        isUnsaved={() => newSlides.isUnsaved() || unsavedTexts.size > 0}
        save={() => saveTexts(unsavedTexts)}
        text={() => (newSlides.isUnsaved() ? UPLOAD_LEAVE_TEXT : FORM_TEXT.leave)}
      />
      {deleting !== null && (
        <ConfirmDialog
          title={text.confirmDelete}
          yes={text.yes}
          no={text.no}
          onClose={() => setDeleting(null)}
          onYes={() => void attempt(changes.remove(deleting.id), ADMIN_FAILURES.deleteImage)}
        >
          {text.confirmHint}
        </ConfirmDialog>
      )}
    </>
  );
}
