import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { isSettled } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

/** All uploads with their state, announced to screen readers. */
export function UploadRows({ queue }: { queue: UploadQueue }): ReactElement | null {
  const items = useStore(queue.items);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <ul role="log" aria-label={text.title} className="border-t border-sand">
        {items.map((item, place) => (
          <UploadRow
            key={item.upload}
            buttonId={`${id}-${place}`}
            item={item}
            cancel={queue.cancel}
            retry={queue.retry}
          />
        ))}
      </ul>
      {items.every(isSettled) && (
        <button
          type="button"
          className="inline-link mt-5 cursor-pointer py-2 text-small"
          onClick={() => void keepFocus(() => queue.clear())}
        >
          {text.clear}
        </button>
      )}
    </div>
  );
}
