import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { FORM_TEXT as text } from './text.ts';

/** Shows what saving waits for and its progress, and offers to save without it. */
export function UploadWait({ uploads: { state, skip } }: { uploads: FormUploads }): ReactElement {
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
