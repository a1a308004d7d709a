import { useStore } from '@nanostores/react';
import { uploadedAllImages } from '#domain/media/text.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { failureText } from '#admin/lib/failure-text.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DropZone } from '../DropZone.tsx';
import { orderByName } from '../order-by-name.ts';
import { roomForReplacing } from '../replacing-files.ts';
import { unzipFiles, ZipFault } from '../unzip-files.ts';
import { isSettled } from '../upload-item.ts';
import type { UploadQueue } from '../upload-queue.ts';
import { UploadRows } from '../UploadRows.tsx';
import { replacePhotos, type Replaced, type Report } from '../use-property-photos.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.bulk;

interface Props {
  queue: UploadQueue;
  /** The property. */
  id: string;
  report: Report;
}

/** Collects the files that replace a property's pictures, asks, and replaces them in one step. */
export function BulkFiles({ queue, id, report }: Props): ReactElement {
  const { rev, title } = report;
  const items = useStore(queue.items);
  const [isConfirming, setConfirming] = useState(false);
  const { failure, busy, attempt } = useAttempt();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const done = items.filter(({ state }) => state === 'done').length;

  const run = (work: Promise<void>): Promise<boolean> => {
    setReplaced(null);
    return attempt(work, (error) =>
      error instanceof ZipFault ? error.message : failureText(error, ADMIN_FAILURES.uploadImages),
    );
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const unpacked = await Promise.all(files.map((file) => (isZip(file) ? unzipFiles(file) : Promise.resolve([file]))));
    const room = (): number => roomForReplacing(queue.items.get());
    queue.add(orderByName(unpacked.flat()), { room, takesPdf: false });
  };
  const replace = async (): Promise<void> => {
    setReplaced(await replacePhotos(id, rev, items));
    // Files added meanwhile stay in the list.
    queue.clear(items);
  };
  return (
    <div className="grid gap-8">
      <DropZone
        add={(files) => void run(add(files))}
        label={text.files}
        hint={text.limit}
        accept="image/jpeg,image/png,image/webp,.zip,application/zip"
      />
      <UploadRows queue={queue} />
      {done > 0 && items.every(isSettled) && (
        <button
          type="button"
          className="button button-primary justify-self-start"
          disabled={busy}
          onClick={() => setConfirming(true)}
        >
          {busy ? text.busy : text.replace(done)}
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={text.confirm(title, done)}
          yes={text.yes}
          onYes={() => void run(replace())}
          onClose={() => setConfirming(false)}
        >
          {text.confirmHint}
        </ConfirmDialog>
      )}
      <p role="alert" className="outcome" data-outcome="failure">
        {failure}
      </p>
      <div role="status">{replaced !== null && <Outcome replaced={replaced} title={title} />}</div>
    </div>
  );
}

function Outcome({ replaced: { successCount, errors }, title }: { replaced: Replaced; title: string }): ReactElement {
  if (errors.length === 0) return <p className="outcome">{uploadedAllImages(title)}</p>;
  return (
    <div className="outcome" data-outcome="failure">
      <p>{text.partly(successCount)}</p>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

function isZip(file: File): boolean {
  return file.type.includes('zip') || /\.zip$/i.test(file.name);
}
