import type { ReactElement } from 'react';
import type { Progress } from './import-state.ts';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.progress;

interface Props {
  label: string;
  progress: Progress;
  onCancel: () => void;
}

/** A progress bar with a cancel button. */
export function ImportProgress({ label, progress: { done, total }, onCancel }: Props): ReactElement {
  return (
    <section aria-label={label} aria-busy="true" className="border-b-4 border-anil bg-limestone px-6 py-10">
      <h2 data-first tabIndex={-1} className="text-title">
        {label}
      </h2>
      <progress
        className="mt-4 mb-2 h-1.5 w-full accent-anil"
        value={done}
        max={Math.max(total, 1)}
        aria-label={label}
      />
      <p role="status" className="mb-5 text-ink-soft">
        {text.of(done, total)}
      </p>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {text.cancel}
      </button>
    </section>
  );
}
