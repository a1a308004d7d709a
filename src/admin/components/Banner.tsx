import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** 'failure' is the red banner of the specification. */
  tone?: 'failure' | 'success' | 'note';
  children: ReactNode;
}

/** A message above the content of a screen; it is scrolled into view and announced when it appears. */
export function Banner({ tone = 'failure', children }: Props): ReactElement | null {
  const banner = useRef<HTMLDivElement>(null);
  const isShown = children !== '' && children !== null && children !== undefined && children !== false;
  useEffect(() => {
    if (isShown && tone !== 'note') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, tone]);
  if (!isShown) return null;
  return (
    <div ref={banner} role={tone === 'failure' ? 'alert' : 'status'} className="banner" data-tone={tone}>
      {children}
    </div>
  );
}
