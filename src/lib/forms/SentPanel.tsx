import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Takes the focus, because the pressed button is gone. */
  heading: string;
  /** What happens next. */
  children: ReactNode;
}

/** Replaces a form once it is sent. */
export function SentPanel({ heading, children }: Props): ReactElement {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="border-t-4 border-anil py-8 [&>p]:mt-4 [&>p]:max-w-136" role="status">
      <h3 ref={headingRef} tabIndex={-1} className="text-heading ringless">
        {heading}
      </h3>
      {children}
    </div>
  );
}
