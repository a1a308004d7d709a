import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactElement } from 'react';
import { FORM_TEXT as text } from './text.ts';

export interface WaitedUploads {
  /** How many are running, and the fraction of them that was sent, 0 to 1. */
  readonly state: ReadableAtom<{ readonly running: number; readonly progress: number }>;
  readonly skip: () => void;
}

/** Shows what saving waits for and its progress, and offers to save without it. */
export function UploadWait({ uploads: { state, skip } }: { uploads: WaitedUploads }): ReactElement {
  const { running, progress } = useStore(state);
  return (
    <div className="grid flex-[1_1_16rem] justify-items-start gap-1 text-small">
      <p role="status">
        <strong className="font-medium">{text.waiting(running)}.</strong> {text.waitingHint}
      </p>
      <progress value={progress} max={1} aria-label={text.waiting(running)} className="h-1 w-full accent-anil" />
      <button type="button" className="inline-link cursor-pointer py-2 text-small" onClick={skip}>
        {text.saveWithout}
      </button>
    </div>
  );
}
