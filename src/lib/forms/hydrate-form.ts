import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the markup of a form; resolves when it answers to clicks. `render` hands `onAwake` to the form. */
export function hydrateForm(root: HTMLElement, render: (onHydrated: () => void) => ReactNode): Promise<void> {
  return new Promise((hydrated) => {
    hydrateRoot(root, render(hydrated));
  });
}
