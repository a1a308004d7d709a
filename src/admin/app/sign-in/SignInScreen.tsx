import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { staffSession } from '#admin/lib/staff-session.ts';
import { useAtom } from '#lib/use-atom.ts';
import { NoAccess } from './NoAccess.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SHELL_TEXT as text } from '../text.ts';

/** Where staff go when they asked for nothing else. */
export const HOME = '/admin/dashboard';

/** Where the concierge goes: to the people who wait for an answer. */
const CONCIERGE_HOME = '/admin/inbox';

/** The door at /admin. Whoever is signed in goes on: to the screen they asked for, or home. */
export function SignInScreen(): ReactElement {
  const session = useAtom(staffSession);
  const { state }: { state: unknown } = useLocation();
  const property = document.body.dataset['house'] ?? text.rail.title;
  useEffect(() => {
    document.title = property;
  }, [property]);

  if (session.kind === 'checking') return <Door>{text.checking}</Door>;
  if (session.kind === 'member') return <NoAccess />;
  if (session.kind === 'staff') {
    const home = session.role === 'concierge' ? CONCIERGE_HOME : HOME;
    return <Navigate to={typeof state === 'string' ? state : home} replace />;
  }
  return (
    <main id="content" className="door">
      <div className="door-panel">
        <h1 className="text-heading">{property}</h1>
        <p className="mt-1 mb-8 text-ink-soft">{text.signIn.introduction}</p>
        <SignInFields />
      </div>
    </main>
  );
}

/** The wall before the door opens. */
export function Door({ children }: { children: string }): ReactElement {
  return (
    <main id="content" className="door">
      <p role="status" className="text-ink-soft">
        {children}
      </p>
    </main>
  );
}
