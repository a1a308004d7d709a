import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** 'failure' is the red banner of the specification; 'success' and 'note' are its calmer sisters. */
  tone?: 'failure' | 'success' | 'note';
  /** What happened; an empty banner is not there. */
  children: ReactNode;
}

/** What a screen has to say above its content; it is brought into view and read out when it comes. */
export function Banner({ tone = 'failure', children }: Props): ReactElement | null {
  const banner = useRef<HTMLDivElement>(null);
  const there = children !== '' && children !== null && children !== undefined && children !== false;
  useEffect(() => {
    if (there && tone !== 'note') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [there, tone]);
  if (!there) return null;
  return (
    <div ref={banner} role={tone === 'failure' ? 'alert' : 'status'} className="banner" data-tone={tone}>
      {children}
    </div>
  );
}
