import type { ReactElement } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface Props {
  /** Which drawing. */
  name: IconName;
  /** Width and height in pixels; default 18. */
  size?: number;
  /** Further classes; default none. */
  className?: string;
}

/** A line drawing beside words, or on a button that carries its own label; it says nothing to screen readers. */
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
