import type { ReactElement } from 'react';
import { isSettled } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useAtom } from '#lib/use-atom.ts';
import { MEDIA_WORDS } from './text.ts';

const words = MEDIA_WORDS.upload;

/** All uploads with what happens to them, told to screen readers as it happens. */
export function UploadRows({ queue }: { queue: UploadQueue }): ReactElement | null {
  const items = useAtom(queue.items);
  if (items.length === 0) return null;
  return (
    <div>
      <ul role="log" aria-label={words.title} className="border-t border-sand">
        {items.map((item) => (
          <UploadRow key={item.upload} item={item} cancel={queue.cancel} retry={queue.retry} />
        ))}
      </ul>
      {items.every(isSettled) && (
        <button type="button" className="inline-link mt-5 cursor-pointer py-2 text-small" onClick={() => queue.clear()}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
