import { picturePath } from '#domain/media/picture-path.ts';
import type { ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import type { UploadItem } from './upload-item.ts';
import { WarningList } from './library/WarningList.tsx';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

interface Props {
  item: UploadItem;
  /** Id of its button, the same for the row that takes its place when it is retried. */
  buttonId: string;
  cancel: (upload: string) => void;
  retry: (upload: string) => void;
}

export function UploadRow({ item, buttonId, cancel, retry }: Props): ReactElement {
  const { upload, name, state, picture, file } = item;
  const canCancel = state === 'reading' || state === 'waiting' || state === 'sending';
  const canRetry = (state === 'refused' || state === 'cancelled') && file !== null;
  const action = canCancel ? text.cancel : text.retry;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-x-4 border-b border-sand py-3" data-state={state}>
      <div
        className="aspect-[4/3] bg-sand bg-cover"
        style={picture === null ? undefined : { backgroundImage: `url(${picture.placeholder})` }}
      >
        {picture !== null && (
          <img
            src={picturePath(picture.id, Math.min(...picture.widths), 'webp')}
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="truncate text-small">{name}</p>
        <p className={`text-small ${state === 'refused' ? 'text-error' : 'text-ink-soft'}`}>{stateText(item)}</p>
        {(state === 'reading' || state === 'sending') && (
          <progress value={item.progress} max={1} aria-label={name} className="mt-1 h-1 w-full accent-anil" />
        )}
        <WarningList warnings={item.warnings} />
      </div>
      {/* One button for both, so that it keeps the focus when the other action takes its place. */}
      {(canCancel || canRetry) && (
        <button
          id={buttonId}
          type="button"
          className="inline-link min-h-11 cursor-pointer px-2 text-small"
          aria-label={`${action} ${name}`}
          // A cancelled PDF has no button, and one that is retried has another row.
          onClick={() => void keepFocus(() => (canCancel ? cancel : retry)(upload))}
        >
          {action}
        </button>
      )}
    </li>
  );
}

function stateText({ state, known, message }: UploadItem): string {
  if (state === 'refused') return message;
  return state === 'done' && known ? text.states.known : text.states[state];
}
