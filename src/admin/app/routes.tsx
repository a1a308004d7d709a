import type { RouteObject } from 'react-router';
import { ErrorPage, NoScreen, OuterErrorPage } from './ErrorPage.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { AdminApp } from './AdminApp.tsx';
import { SCREENS } from './navigation.ts';

/** The routes below /admin: sign-in, and the screens, whose code is loaded when they are opened. */
export const routes: RouteObject[] = [
  { path: '/admin', Component: SignInScreen, ErrorBoundary: OuterErrorPage },
  {
    Component: AdminApp,
    ErrorBoundary: OuterErrorPage,
    // Nothing is drawn while the first screen's code loads: the page itself says that it is checking.
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...SCREENS.map(({ path, load }) => ({
            path: `/admin/${path}`,
            lazy: async () => ({ Component: await lazyScreen(load)() }),
          })),
          { path: '/admin/*', Component: NoScreen },
        ],
      },
    ],
  },
];
