import { useEffect, useRef, type ReactElement } from 'react';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { SignInFields } from './SignInFields.tsx';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.ended;

/** Asks to sign in again in place of the screen that somebody was working on, which is kept. It names nobody: who sits here now may be somebody else. */
export function EndedDialog(): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // The title may name a person, too.
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
      // Whoever closed it would stand before a screen that cannot save.
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
