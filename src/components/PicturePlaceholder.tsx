import type { ReactElement } from 'react';

/** Shown where a photograph is missing: a panel with the brand's mark (`.picture-plate`). */
export function PicturePlaceholder({ className = 'size-full' }: { className?: string }): ReactElement {
  return <span aria-hidden="true" className={`picture-plate ${className}`} />;
}
