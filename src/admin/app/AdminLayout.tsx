import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router';
import { staffSession } from '#admin/lib/staff-session.ts';
import { useAtom } from '#lib/use-atom.ts';
import { screenPath, type AdminScreen, type PublicPage } from './admin-screen.ts';
import { ClosedScreen } from './ClosedScreen.tsx';
import { EndedDialog } from './sign-in/EndedDialog.tsx';
import { NoAccess } from './sign-in/NoAccess.tsx';
import { Rail } from './Rail.tsx';
import { SavingGuard } from './SavingGuard.tsx';
import { Door, HOME } from './sign-in/SignInScreen.tsx';
import { TopBar } from './TopBar.tsx';
import { SHELL_TEXT as text } from './text.ts';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./sign-in/SecondFactorDialog.tsx')).SecondFactorDialog,
}));

interface Props {
  /** Every screen there is. */
  screens: readonly AdminScreen[];
  /** Pages of the site that the menu opens in a new tab. */
  publicPages: readonly PublicPage[];
  /** Opens the command palette. */
  search: () => void;
  /** What stands above all screens, such as the palette, over the screens that this person may open. */
  hardLinks: (open: readonly AdminScreen[]) => ReactNode;
}

/** The frame around every screen behind the door: who may not come in is told so, and an ended session shows nothing. */
export function AdminLayout({ screens, publicPages, search, hardLinks }: Props): ReactElement {
  const session = useAtom(staffSession);
  const { pathname, search: query } = useLocation();
  const busy = useNavigation().state === 'loading';
  if (session.kind === 'checking') return <Door>{text.checking}</Door>;
  if (session.kind === 'nobody') return <Navigate to="/admin" replace state={`${pathname}${query}`} />;
  if (session.kind === 'member') return <NoAccess />;

  const open = screens.filter(({ roles }) => roles.includes(session.role));
  const closed = screens.some((screen) => !open.includes(screen) && matchPath(screenPath(screen), pathname) !== null);
  return (
    <>
      {/* Hidden and kept: an ended session leaves nothing to read, and what was typed is still there afterwards. */}
      <div className="desk" hidden={session.ended || session.asks !== null}>
        <a href="#content" className="button button-primary desk-skip">
          {text.rail.skip}
        </a>
        <Rail screens={open} publicPages={publicPages} staff={session} />
        <div className="desk-room">
          <TopBar search={search} />
          <main id="content" tabIndex={-1} className="desk-screen" aria-busy={busy}>
            {closed ? <ClosedScreen /> : <Outlet />}
          </main>
        </div>
        {hardLinks(open)}
        <SavingGuard />
      </div>
      <ScrollRestoration getKey={scrollKey} />
      {session.ended && <EndedDialog />}
      {!session.ended && session.asks !== null && (
        <Suspense>
          <SecondFactorDialog isRequired={session.asks === 'required'} />
        </Suspense>
      )}
    </>
  );
}

/** A screen opens at its top; the list of properties where somebody left it, also by a link. */
function scrollKey({ pathname, search, key }: Location): string {
  return pathname === HOME ? `${pathname}${search}` : key;
}
