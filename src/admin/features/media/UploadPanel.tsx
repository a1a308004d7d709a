import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { UrlField } from './UrlField.tsx';
import { DropZone } from './DropZone.tsx';
import { refreshLibrary } from './library/use-library.ts';
import type { UploadQueue } from './upload-queue.ts';
import { UploadRows } from './UploadRows.tsx';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

interface Props {
  queue: UploadQueue;
  /** The uploads of the screen, for the question on leaving. */
  uploads: FormUploads;
}

/** The upload area of the library; finished uploads reload the library. */
export function UploadPanel({ queue, uploads }: Props): ReactElement {
  const done = useStore(queue.items).filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (done > 0) void refreshLibrary();
  }, [done]);

  return (
    <section aria-labelledby="add-pictures">
      <h2 id="add-pictures" className="text-heading">
        {text.title}
      </h2>
      <div className="mt-8 grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-6">
          <DropZone add={queue.add} label={text.choose} hint={text.hint} accept="image/jpeg,image/png,image/webp" />
          <UrlField begin={queue.beginFetch} uploads={uploads} />
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <UploadRows queue={queue} />
        </div>
      </div>
    </section>
  );
}
