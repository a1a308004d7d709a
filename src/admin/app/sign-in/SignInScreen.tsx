import { EDITORS } from '#domain/staff/role.ts';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { leaveStaffSession, staffSession } from '#admin/lib/staff-session.ts';
import { NoAccess } from './NoAccess.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { SHELL_TEXT as text } from '../text.ts';

/** First screen after signing in. */
export const HOME = '/admin/dashboard';

/** First screen of the concierge: the inbox. */
const CONCIERGE_HOME = '/admin/inbox';

/** State of the navigation to this screen that signs out. Like every navigation, it asks before unsaved work is lost. */
export const SIGN_OUT = 'sign out';

/**
 * The sign-in screen at /admin. Signed-in staff continue to the screen they requested, or to their first screen, unless they
 * came to sign out.
 */
export function SignInScreen(): ReactElement {
  const session = useStore(staffSession);
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const signsOut = state === SIGN_OUT;
  const siteName = document.body.dataset['house'] ?? text.rail.title;
  useEffect(() => {
    document.title = siteName;
  }, [siteName]);
  useEffect(() => {
    if (signsOut) void leaveStaffSession().finally(() => void navigate('/admin', { replace: true }));
  }, [signsOut, navigate]);

  if (signsOut) return <WaitingPage>{text.signingOut}</WaitingPage>;
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
