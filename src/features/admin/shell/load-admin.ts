import { loadWithSchemas } from '../../../lib/load-with-schemas.ts';

/** Loads the code of the back office into its place on the page, once the page's own HTML is there. */
export function loadAdmin(load: () => Promise<{ mountAdmin: (root: HTMLElement) => void }>): void {
  const root = document.querySelector<HTMLElement>('[data-admin-app]');
  if (root === null) throw new Error('The page has no place for the back office.');
  loadWithSchemas(load).then(({ mountAdmin }) => mountAdmin(root), reportError);
}
