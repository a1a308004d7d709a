import '#lib/jitless-schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PICTURES } from '#admin/app/pictures.ts';
import { routes } from '#admin/app/routes.tsx';
import { restoreTheme } from '#admin/app/theme.ts';
import { followSecondFactor } from '#admin/lib/offer-second-factor.ts';
import { PicturePickerContext } from '#admin/lib/picture-picker.tsx';
import { queryClient } from '#admin/lib/query-client.ts';
import { followStaffSession } from '#admin/lib/staff-session.ts';

// Once, before anything is drawn; this module runs in browsers only (`client:only`).
restoreTheme();
followSecondFactor();
followStaffSession();
const router = createBrowserRouter(routes);

/** The back office. */
export function Admin(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <PicturePickerContext value={PICTURES}>
        <RouterProvider router={router} />
      </PicturePickerContext>
    </QueryClientProvider>
  );
}
