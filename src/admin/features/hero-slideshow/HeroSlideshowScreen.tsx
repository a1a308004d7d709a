import { ADMIN_EMPTY, ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { UPLOAD_LEAVE_WORDS } from '#admin/lib/upload-leave-text.ts';
import { heroImagesDesk, type StoredSlide } from './hero-images-resource.ts';
import { NotAdded } from './NotAdded.tsx';
import { SlideList } from './SlideList.tsx';
import { useNewSlides } from './use-new-slides.ts';
import { HERO_WORDS as words } from './text.ts';

/** The slides of the home hero: added, put in order, shown or hidden, and deleted. */
export function HeroSlideshowScreen(): ReactElement {
  const slides = useContent(heroImagesDesk);
  const changes = useContentChanges(heroImagesDesk);
  const { failure, attempt } = useAttempt();
  const [leaving, setLeaving] = useState<StoredSlide | null>(null);
  const fresh = useNewSlides(changes.take);

  return (
    <>
      <ScreenHead title={words.title} introduction={words.introduction} />
      <Banner>{failure}</Banner>
      <section aria-labelledby="add-slides">
        <h2 id="add-slides" className="sr-only">
          {words.add}
        </h2>
        <PictureIntake uploads={fresh.uploads} onPicture={fresh.add} />
        <NotAdded pictures={fresh.notAdded} reason={fresh.reason} onRetry={fresh.retry} />
      </section>
      <section aria-label={words.list} className="mt-10">
        <ListState
          query={slides}
          loading={words.loading}
          failed={ADMIN_FAILURES.fetchHeroImages}
          tryAgain={words.tryAgain}
          empty={<EmptyState words={ADMIN_EMPTY.heroImages} />}
        >
          {(items) => (
            <SlideList
              slides={items}
              onOrder={(ids) => attempt(changes.reorder(ids), ADMIN_FAILURES.reorderImages)}
              onChange={(id, fields) => void attempt(changes.change(id, fields), ADMIN_FAILURES.updateImageStatus)}
              onDelete={setLeaving}
            />
          )}
        </ListState>
      </section>
      <LeaveGuard isUnsaved={fresh.isUnsaved} words={UPLOAD_LEAVE_WORDS} />
      {leaving !== null && (
        <ConfirmDialog
          title={words.confirmDelete}
          yes={words.yes}
          no={words.no}
          onClose={() => setLeaving(null)}
          onYes={() => void attempt(changes.remove(leaving.id), ADMIN_FAILURES.deleteImage)}
        >
          {words.confirmHint}
        </ConfirmDialog>
      )}
    </>
  );
}
