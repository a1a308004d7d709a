import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useNavigationType } from 'react-router';

interface Props {
  title: string;
  introduction?: string;
  children?: ReactNode;
}

/** The header of every screen. After navigation by a link the heading takes the focus, so that it is read out. */
export function ScreenHead({ title, introduction, children }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  useEffect(() => {
    document.title = [title, document.body.dataset['house'] ?? ''].filter(Boolean).join(' · ');
  }, [title]);
  useEffect(() => {
    if (navigationType !== 'POP') heading.current?.focus({ preventScroll: true });
  }, [navigationType]);
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h1>
        {introduction !== undefined && <p className="mt-1 max-w-text text-ink-soft">{introduction}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </header>
  );
}
