import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router';
import { queryClient } from '#admin/lib/query-client.ts';
import { isCovered, staffSession } from '#admin/lib/staff-session.ts';
import { screenPath, type AdminScreen } from './admin-screen.ts';
import { ClosedScreen } from './ClosedScreen.tsx';
import { SessionEndedDialog } from './sign-in/SessionEndedDialog.tsx';
import { NoAccess } from './sign-in/NoAccess.tsx';
import { Rail } from './Rail.tsx';
import { SCREENS } from './navigation.ts';
import { NavigationGuard } from './NavigationGuard.tsx';
import { WaitingPage, HOME } from './sign-in/SignInScreen.tsx';
import { TopBar } from './TopBar.tsx';
import { SHELL_TEXT as text } from './text.ts';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./sign-in/SecondFactorDialog.tsx')).SecondFactorDialog,
}));

interface Props {
  /** Opens the command palette. */
  search: () => void;
  /** Draws what lies above all screens, such as the palette, given the screens this role may open. */
  overlay: (open: readonly AdminScreen[]) => ReactNode;
}

/**
 * The frame around every screen. It keeps out accounts without a role and hides everything once the session has ended.
 */
export function AdminLayout({ search, overlay }: Props): ReactElement {
  const session = useStore(staffSession);
  const { pathname, search: query } = useLocation();
  const busy = useNavigation().state === 'loading';
  const [wasOpen, setWasOpen] = useState(false);
  if (session.kind === 'staff' && !wasOpen) setWasOpen(true);
  const isSignedOut = session.kind === 'staff' && session.ended === 'signed out';
  useEffect(() => {
    // The screens that had to close are gone: what they alone showed is forgotten.
    if (isSignedOut) queryClient.removeQueries({ type: 'inactive' });
  }, [isSignedOut]);
  if (session.kind === 'checking') return <WaitingPage>{text.checking}</WaitingPage>;
  if (session.kind === 'nobody') {
    // The screen that a colleague left is not the one that the next asked for.
    return <Navigate to="/admin" replace state={wasOpen ? null : `${pathname}${query}`} />;
  }
  if (session.kind === 'member') return <NoAccess />;

  const open = SCREENS.filter(({ roles }) => roles.includes(session.role));
  const current = SCREENS.find((screen) => matchPath(screenPath(screen), pathname) !== null);
  const closed = current !== undefined && !open.includes(current);
  // Forms stay, with what was typed; visitors' data leaves the page. Replies to them are kept as drafts.
  const emptied = isSignedOut && current?.isPersonal === true;
  return (
    <>
      {/* Hidden but mounted: an ended session leaves nothing to read, and typed text is still there afterwards. */}
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]" hidden={isCovered(session)}>
        <a
          href="#content"
          className="button button-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        >
          {text.rail.skip}
        </a>
        <Rail screens={open} staff={session} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar search={search} />
          <main
            id="content"
            tabIndex={-1}
            className="w-full max-w-[92rem] flex-1 px-[clamp(1rem,2.5vw,2rem)] pt-7 pb-20"
            aria-busy={busy}
          >
            {closed ? <ClosedScreen /> : !emptied && <Outlet />}
          </main>
        </div>
        {overlay(open)}
        <NavigationGuard />
      </div>
      <ScrollRestoration getKey={scrollKey} />
      {session.ended !== null && <SessionEndedDialog />}
      {session.ended === null && session.secondFactorPrompt !== null && (
        <Suspense>
          <SecondFactorDialog isRequired={session.secondFactorPrompt === 'required'} />
        </Suspense>
      )}
    </>
  );
}

/** A screen opens at its top; the list of properties restores its position, also when a link leads to it. */
function scrollKey({ pathname, search, key }: Location): string {
  return pathname === HOME ? `${pathname}${search}` : key;
}
