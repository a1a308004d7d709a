import type { RouteObject } from 'react-router';
import { ErrorPage, NoScreen, OuterErrorPage } from '../../features/admin/shell/ErrorPage.tsx';
import { lateScreen } from '../../features/admin/shell/late-screen.tsx';
import { SignInScreen } from '../../features/admin/shell/SignInScreen.tsx';
import { AdminDesk } from './AdminDesk.tsx';
import { SCREENS } from './navigation.ts';

/** The addresses below /admin: the door, and behind it a screen each, whose code comes when it is opened. */
export const routes: RouteObject[] = [
  { path: '/admin', Component: SignInScreen, ErrorBoundary: OuterErrorPage },
  {
    Component: AdminDesk,
    ErrorBoundary: OuterErrorPage,
    // Nothing is drawn while the first screen's code is on its way: the page itself says that it is checking.
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...SCREENS.map(({ path, load }) => ({
            path: `/admin/${path}`,
            lazy: async () => ({ Component: await lateScreen(load)() }),
          })),
          { path: '/admin/*', Component: NoScreen },
        ],
      },
    ],
  },
];
