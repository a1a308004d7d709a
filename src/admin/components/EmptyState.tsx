import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** That there is nothing, in the words of the specification. */
  text: string;
  /** What can be done about it; default nothing. */
  children?: ReactNode;
}

/** Stands where a list would. */
export function EmptyState({ text, children }: Props): ReactElement {
  return (
    <div className="empty-state">
      <p className="font-slanted text-title italic">{text}</p>
      {children !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
