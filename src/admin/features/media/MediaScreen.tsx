import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { saveTexts, type UnsavedTexts } from '#admin/components/form/unsaved-texts.ts';
import { FORM_TEXT } from '#admin/components/form/text.ts';
import { createFormUploads } from '#admin/lib/form-uploads.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useStaff } from '#admin/lib/use-staff.ts';
import { BulkPanel } from './library/BulkPanel.tsx';
import { LibraryPanel } from './library/LibraryPanel.tsx';
import { hasTyped, type AltsByProperty } from './typed-alts.ts';
import { isSettled } from './upload-item.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { UPLOAD_LEAVE_TEXT } from '#admin/lib/upload-leave-text.ts';
import { createUploadQueue } from './upload-queue.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.tabs;
type Part = 'library' | 'bulk';

/** The media screen: the library with its uploads, or the pictures of one property. */
export function MediaScreen(): ReactElement {
  const { uid } = useStaff();
  const [query, setQuery] = useSearchParams();
  const part: Part = query.get('part') === 'bulk' ? 'bulk' : 'library';
  const [unsavedTexts] = useState<UnsavedTexts>(() => new Map());
  const [typedAlts, setTypedAlts] = useState<AltsByProperty>({});
  const [uploads] = useState(createFormUploads);
  const [queue] = useState(() => createUploadQueue(uid));
  const [bulkQueue] = useState(() => createUploadQueue(uid));
  // Here, because the part that shows a queue may be left while its uploads run.
  useEffect(() => queue.follow(), [queue]);
  useEffect(() => bulkQueue.follow(), [bulkQueue]);
  const parts: Part[] = ['library', 'bulk'];
  // Of one property's files, uploaded ones count too until they replace its pictures.
  const isUploading = (): boolean =>
    uploads.running.get() > 0 ||
    !queue.items.get().every(isSettled) ||
    bulkQueue.items.get().some((item) => !isSettled(item) || item.state === 'done');

  return (
    <>
      <ScreenHead title={MEDIA_TEXT.title} introduction={MEDIA_TEXT.introduction} />
      <nav aria-label={text.label} className="mb-8 flex gap-8 border-b border-sand">
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={part === name ? 'page' : undefined}
            className="-mb-px min-h-12 cursor-pointer border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-anil aria-[current]:text-ink"
            onClick={() => setQuery(name === 'bulk' ? { part: name } : {}, { replace: true })}
          >
            {text[name]}
          </button>
        ))}
      </nav>
      {part === 'library' ? (
        <div className="grid gap-20">
          <UploadPanel queue={queue} uploads={uploads} />
          <LibraryPanel unsaved={unsavedTexts} />
        </div>
      ) : (
        <BulkPanel queue={bulkQueue} typed={typedAlts} setTyped={setTypedAlts} />
      )}
      <LeaveGuard
        isUnsaved={() => isUploading() || unsavedTexts.size > 0 || Object.values(typedAlts).some(hasTyped)}
        save={() => saveTexts(unsavedTexts)}
        text={() => (isUploading() ? UPLOAD_LEAVE_TEXT : FORM_TEXT.leave)}
      />
    </>
  );
}
