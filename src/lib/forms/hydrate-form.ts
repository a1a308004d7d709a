import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the markup of a form; resolves when it responds to clicks. `render` passes `onHydrated` to the form. */
export function hydrateForm(root: HTMLElement, render: (onHydrated: () => void) => ReactNode): Promise<void> {
  return new Promise((hydrated) => {
    hydrateRoot(root, render(hydrated));
  });
}
