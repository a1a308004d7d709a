import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Props {
  title: string;
  introduction?: string;
  children?: ReactNode;
}

/**
 * The header of every screen. After navigation to the screen by a link the heading takes the focus, so that it is read out.
 */
export function ScreenHead({ title, introduction, children }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = [title, document.body.dataset['house'] ?? ''].filter(Boolean).join(' · ');
  }, [title]);
  const focusHeading = useEffectEvent(() => {
    if (navigationType !== 'POP') heading.current?.focus({ preventScroll: true });
  });
  // Once per screen: a search or a filter navigates too, to another URL of the same screen, while it is being typed.
  useEffect(() => focusHeading(), [pathname]);
  useEffect(() => {
    // A link that disappears with its navigation, such as one that clears a search, drops the focus.
    if (document.activeElement === document.body) focusHeading();
  }, [key]);
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
