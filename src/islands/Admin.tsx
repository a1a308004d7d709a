import '#lib/jitless-schemas.ts';
import type { ReactElement } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminProviders } from '#admin/app/AdminProviders.tsx';
import { PICTURES } from '#admin/app/pictures.ts';
import { routes } from '#admin/app/routes.tsx';
import { restoreTheme } from '#admin/app/theme.ts';
import { followSecondFactor } from '#admin/lib/offer-second-factor.ts';
import { followStaffSession } from '#admin/lib/staff-session.ts';

// Once, before anything is drawn; this module runs in browsers only (`client:only`).
restoreTheme();
followSecondFactor();
followStaffSession();
const router = createBrowserRouter(routes);

/** The back office. */
export function Admin(): ReactElement {
  return (
    <AdminProviders pictures={PICTURES}>
      <RouterProvider router={router} />
    </AdminProviders>
  );
}
