import { useEffect, type ReactElement } from 'react';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { CoveringDialog } from './CoveringDialog.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.ended;

/**
 * Asks to sign in again, over the hidden screen that was open. It shows no name, because another person may be at the
 * device.
 */
export function SessionEndedDialog(): ReactElement {
  useEffect(() => {
    // The title may contain a person's name, too.
    const { title } = document;
    document.title = document.body.dataset['house'] ?? '';
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <CoveringDialog title={text.title} text={text.text}>
      <SignInFields>
        <button type="button" className="button button-quiet" onClick={() => void leaveStaffSession()}>
          {text.leave}
        </button>
      </SignInFields>
    </CoveringDialog>
  );
}
