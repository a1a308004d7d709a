import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** 'failure' is the red banner of the specification. */
  tone?: keyof typeof TONES;
  children: ReactNode;
}

const TONES = {
  failure: 'border-error bg-[color-mix(in_srgb,var(--color-error)_8%,var(--color-lime))] text-error',
  success: 'border-sale bg-[color-mix(in_srgb,var(--color-sale)_8%,var(--color-lime))] text-sale',
  note: 'border-clay bg-limestone text-ink',
} as const;

/** A message above the content of a screen; it is scrolled into view and announced when it appears. */
export function Banner({ tone = 'failure', children }: Props): ReactElement | null {
  const banner = useRef<HTMLDivElement>(null);
  const isShown = children !== '' && children !== null && children !== undefined && children !== false;
  useEffect(() => {
    if (isShown && tone !== 'note') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, tone]);
  if (!isShown) return null;
  return (
    <div
      ref={banner}
      role={tone === 'failure' ? 'alert' : 'status'}
      className={`mb-6 border-l-4 px-5 py-3 whitespace-pre-line ${TONES[tone]}`}
    >
      {children}
    </div>
  );
}
