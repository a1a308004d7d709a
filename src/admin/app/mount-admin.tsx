import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminProviders } from './AdminProviders.tsx';
import { begin } from './start-admin.ts';
import { PICTURES } from './pictures.ts';
import { routes } from './routes.tsx';

/** Opens the back office in an element of its page. */
export function mountAdmin(root: HTMLElement): void {
  begin();
  createRoot(root).render(
    <AdminProviders pictures={PICTURES}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AdminProviders>,
  );
}
