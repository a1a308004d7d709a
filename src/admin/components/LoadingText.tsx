import type { ReactElement } from 'react';
import { useOnline } from '#admin/lib/online.ts';

const OFFLINE = 'You are offline. This loads as soon as there is a connection.';

/** Says that something is loading; without a connection, that it waits for one, as TanStack Query does. */
export function LoadingText({ text }: { text: string }): ReactElement {
  const isOnline = useOnline();
  return (
    <p role="status" className="text-ink-soft">
      {isOnline ? text : OFFLINE}
    </p>
  );
}
