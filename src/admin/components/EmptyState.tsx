import type { ReactElement, ReactNode } from 'react';

interface Props {
  text: string;
  /** What staff can do about it; default nothing. */
  children?: ReactNode;
}

export function EmptyState({ text, children }: Props): ReactElement {
  return (
    <div className="empty-state">
      <p className="font-slanted text-title italic">{text}</p>
      {children !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
