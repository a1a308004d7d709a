import { useEffect, type ReactElement } from 'react';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { SignInFields } from './SignInFields.tsx';
import { useCoveringDialog } from './use-covering-dialog.ts';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.ended;

/**
 * Asks to sign in again, over the hidden screen that was open. It shows no name, because another person may be at the
 * device.
 */
export function SessionEndedDialog(): ReactElement {
  const dialog = useCoveringDialog();
  useEffect(() => {
    // The title may contain a person's name, too.
    const { title } = document;
    document.title = document.body.dataset['house'] ?? '';
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-ended"
      className="panel-dialog"
      // Without a session the screen behind cannot save.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="session-ended" className="text-title">
        {text.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{text.text}</p>
      <SignInFields>
        <button type="button" className="button button-quiet" onClick={() => void leaveStaffSession()}>
          {text.leave}
        </button>
      </SignInFields>
    </dialog>
  );
}
