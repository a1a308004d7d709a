import type { ReactElement, ReactNode } from 'react';

/** A panel in the middle of the window, shown before the back office opens. */
export function SignInPanel({ children }: { children: ReactNode }): ReactElement {
  return (
    <main id="content" className="centred">
      <div className="w-[min(26rem,100vw-3rem)] border-b-10 border-anil bg-limestone px-[clamp(1.5rem,6vw,2.75rem)] py-10 text-left">
        {children}
      </div>
    </main>
  );
}
