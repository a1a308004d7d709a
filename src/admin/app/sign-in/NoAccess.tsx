import type { ReactElement } from 'react';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { SHELL_WORDS } from '../text.ts';

const words = SHELL_WORDS.noAccess;

/** What somebody with an account and without a role sees: that, and the way out. */
export function NoAccess(): ReactElement {
  return (
    <main id="content" className="door">
      <div className="door-panel">
        <h1 className="text-heading">{words.title}</h1>
        <p className="mt-4">{words.text}</p>
        <p className="mt-1 text-ink-soft">{words.hint}</p>
        <button type="button" className="button button-quiet mt-8" onClick={() => void leaveStaffSession()}>
          {words.signOut}
        </button>
      </div>
    </main>
  );
}
