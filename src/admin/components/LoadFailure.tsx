import type { ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { Banner } from './Banner.tsx';

interface Props {
  /** What could not be loaded. */
  text: string;
  /** Loads it again. */
  retry: () => unknown;
  /** Whether the screen is of use without it, such as with what was loaded before; default false. */
  isMinor?: boolean;
}

/** Says that something could not be loaded, with a button that tries again and disappears meanwhile. */
export function LoadFailure({ text, retry, isMinor = false }: Props): ReactElement {
  return (
    <Banner tone={isMinor ? 'note' : 'failure'}>
      {text}{' '}
      <button type="button" className="inline-link cursor-pointer" onClick={() => void keepFocus(retry)}>
        Try again
      </button>
    </Banner>
  );
}
