import type { ReactElement } from 'react';

/** Where a photograph is missing: a plate with the mark of the brand, which shows no property (`.picture-plate`). */
export function PicturePlaceholder({ className = 'size-full' }: { className?: string }): ReactElement {
  return <span aria-hidden="true" className={`picture-plate ${className}`} />;
}
