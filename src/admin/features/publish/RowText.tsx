import type { ReactElement, ReactNode } from 'react';
import { PUBLISH_TEXT } from './text.ts';

interface Props {
  title: string;
  /** Whether visitors see this version; default false. */
  isLive?: boolean;
  /** Why it failed; default '' for what did not fail. */
  failure?: string;
  /** The facts below the title. */
  children: ReactNode;
}

/** The text of a row in the lists of changes, builds and versions. */
export function RowText({ title, isLive = false, failure = '', children }: Props): ReactElement {
  return (
    <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
      <p className="font-medium">
        {title}
        {isLive && (
          <span className="ml-3 bg-sale px-2 py-0.5 text-[0.75rem] text-lime">{PUBLISH_TEXT.history.liveNow}</span>
        )}
      </p>
      <p className="text-small text-ink-soft">{children}</p>
      {failure !== '' && <p className="text-small text-error">{failure}</p>}
    </div>
  );
}
