import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useNavigationType } from 'react-router';

interface Props {
  /** Name of the screen: its heading, and the window's title. */
  title: string;
  /** One sentence under it; default none. */
  introduction?: string;
  /** Buttons and links beside the heading; default none. */
  children?: ReactNode;
}

/** The head of every screen of the back office. Who came by a link stands on the heading, so that it is read out. */
export function ScreenHead({ title, introduction, children }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameBy = useNavigationType();
  useEffect(() => {
    document.title = [title, document.body.dataset['house'] ?? ''].filter(Boolean).join(' · ');
  }, [title]);
  useEffect(() => {
    if (cameBy !== 'POP') heading.current?.focus({ preventScroll: true });
  }, [cameBy]);
  return (
    <header className="screen-head">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h1>
        {introduction !== undefined && <p className="mt-1 max-w-text text-ink-soft">{introduction}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
