import { loadWithSchemas } from '#lib/load-with-schemas.ts';
import { reloadOnce } from './reload-once.ts';
import { SHELL_TEXT } from './text.ts';

/** Loads the code of the back office into its element on the page. */
export function loadAdmin(load: () => Promise<{ mountAdmin: (root: HTMLElement) => void }>): void {
  const root = document.querySelector<HTMLElement>('[data-admin-app]');
  if (root === null) throw new Error('The page has no place for the back office.');
  loadWithSchemas(load).then(
    ({ mountAdmin }) => mountAdmin(root),
    (error: unknown) => {
      reportError(error);
      const status = root.querySelector('[role=status]');
      if (status !== null) status.textContent = SHELL_TEXT.notLoaded.app;
      if (navigator.onLine) reloadOnce();
      addEventListener('online', () => location.reload(), { once: true });
    },
  );
}
