import type { RouteObject } from 'react-router';
import { ErrorPage, NoScreen, OuterErrorPage } from './ErrorPage.tsx';
import { lateScreen } from './lazy-screen.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { AdminApp } from './AdminApp.tsx';
import { SCREENS } from './navigation.ts';

/** The addresses below /admin: the door, and behind it a screen each, whose code comes when it is opened. */
export const routes: RouteObject[] = [
  { path: '/admin', Component: SignInScreen, ErrorBoundary: OuterErrorPage },
  {
    Component: AdminApp,
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
