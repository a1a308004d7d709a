import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminProviders } from './AdminProviders.tsx';
import { PICTURES } from './pictures.ts';
import { routes } from './routes.tsx';
import { followSecondFactor } from '#admin/lib/offer-second-factor.ts';
import { followStaffSession } from '#admin/lib/staff-session.ts';
import { restoreTheme } from './theme.ts';

export function mountAdmin(root: HTMLElement): void {
  startAdmin();
  createRoot(root).render(
    <AdminProviders pictures={PICTURES}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AdminProviders>,
  );
}

/** Runs once before anything is drawn. */
function startAdmin(): void {
  restoreTheme();
  followSecondFactor();
  followStaffSession();
}
