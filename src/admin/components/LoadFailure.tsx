import type { ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { Banner } from './Banner.tsx';

interface Props {
  /** What could not be loaded. */
  text: string;
  /** Loads it again. */
  retry: () => unknown;
  /** Whether what was loaded before is still shown; default false. */
  isOutdated?: boolean;
}

/** Says that something could not be loaded, with a button that tries again and disappears meanwhile. */
export function LoadFailure({ text, retry, isOutdated = false }: Props): ReactElement {
  return (
    <Banner tone={isOutdated ? 'note' : 'failure'}>
      {text}{' '}
      <button
        type="button"
        className="inline-link cursor-pointer"
        onClick={() => void keepFocus(() => Promise.resolve(retry()))}
      >
        Try again
      </button>
    </Banner>
  );
}
