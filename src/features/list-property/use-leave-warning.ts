import { useEffect } from 'react';

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
