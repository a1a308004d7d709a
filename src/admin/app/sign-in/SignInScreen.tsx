import { EDITORS } from '#domain/staff/role.ts';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { staffSession } from '#admin/lib/staff-session.ts';
import { NoAccess } from './NoAccess.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { SHELL_TEXT as text } from '../text.ts';

/** First screen after signing in. */
export const HOME = '/admin/dashboard';

/** First screen of the concierge: the inbox. */
const CONCIERGE_HOME = '/admin/inbox';

/** The sign-in screen at /admin. Signed-in staff continue to the screen they requested, or to their first screen. */
export function SignInScreen(): ReactElement {
  const session = useStore(staffSession);
  const { state }: { state: unknown } = useLocation();
  const siteName = document.body.dataset['house'] ?? text.rail.title;
  useEffect(() => {
    document.title = siteName;
  }, [siteName]);

  if (session.kind === 'checking') return <WaitingPage>{text.checking}</WaitingPage>;
  if (session.kind === 'member') return <NoAccess />;
  if (session.kind === 'staff') {
    const home = EDITORS.includes(session.role) ? HOME : CONCIERGE_HOME;
    return <Navigate to={typeof state === 'string' ? state : home} replace />;
  }
  return (
    <SignInPanel>
      <h1 className="text-heading">{siteName}</h1>
      <p className="mt-1 mb-8 text-ink-soft">{text.signIn.introduction}</p>
      <SignInFields />
    </SignInPanel>
  );
}

export function WaitingPage({ children }: { children: string }): ReactElement {
  return (
    <main id="content" className="centred">
      <p role="status" className="text-ink-soft">
        {children}
      </p>
    </main>
  );
}
