import type { ReactElement, ReactNode } from 'react';

interface Props {
  text: string;
  /** What staff can do about it; default nothing. */
  children?: ReactNode;
}

export function EmptyState({ text, children }: Props): ReactElement {
  return (
    <div className="border-b-4 border-anil bg-limestone px-6 py-14 text-center">
      <p className="font-slanted text-title italic">{text}</p>
      {children !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
