import type { ReactElement, ReactNode } from 'react';

interface Props {
  handles: ReactElement;
  /** Null leaves its place empty. */
  picture: ReactElement | null;
  /** Whether the picture is of a person, so that it is upright; default false. */
  isPerson?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A row of an ordered list. On a phone the three handles and the actions have a line each, below picture and text. */
export function ContentRow({ handles, picture, isPerson = false, actions, children }: Props): ReactElement {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-3 md:grid-cols-[auto_7rem_minmax(0,1fr)_auto] md:px-2">
      <div className="flex justify-self-end max-md:order-last max-md:col-span-2 max-md:-mr-2">{handles}</div>
      <div className={`overflow-hidden bg-sand ${isPerson ? 'aspect-4/5 w-16 md:justify-self-center' : 'aspect-4/3'}`}>
        {picture}
      </div>
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap items-center justify-end gap-1 max-md:col-span-2 [&>:has([role=switch])]:mr-auto">
        {actions}
      </div>
    </div>
  );
}
