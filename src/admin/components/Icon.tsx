import type { ReactElement } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface Props {
  name: IconName;
  /** Width and height in pixels; default 18. */
  size?: number;
  className?: string;
}

/** A decorative icon, hidden from screen readers: text or the button's own label stands beside it. */
export function Icon({ name, size = 18, className }: Props): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className === undefined ? 'flex-none' : `flex-none ${className}`}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
