import type { ReactElement } from 'react';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { SignInPanel } from './SignInPanel.tsx';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.noAccess;

/** Shown to an account without a role. */
export function NoAccess(): ReactElement {
  return (
    <SignInPanel>
      <h1 className="text-heading">{text.title}</h1>
      <p className="mt-4">{text.text}</p>
      <p className="mt-1 text-ink-soft">{text.hint}</p>
      <button type="button" className="button button-quiet mt-8" onClick={() => void leaveStaffSession()}>
        {text.signOut}
      </button>
    </SignInPanel>
  );
}
