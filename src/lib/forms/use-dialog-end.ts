import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * How long a dialog shows the confirmation before it closes, in milliseconds (visitor specification, section 4:
 * 'success message 3 s').
 */
const THANKS_SHOWN = 3000;

/**
 * After the confirmation 'the form resets and the dialog closes'; the form also resets when the visitor closes the
 * dialog. A form in no dialog stays sent.
 */
export function useDialogEnd(formRef: RefObject<HTMLFormElement | null>, isSent: boolean, reset: () => void): void {
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => formRef.current?.closest('dialog')?.close(), THANKS_SHOWN);
    return () => clearTimeout(timer);
  }, [formRef, isSent]);

  const onClose = useEffectEvent(() => {
    if (isSent) reset();
  });
  useEffect(() => {
    const dialog = formRef.current?.closest('dialog');
    const listener = (): void => onClose();
    dialog?.addEventListener('close', listener);
    return () => dialog?.removeEventListener('close', listener);
  }, [formRef]);
}
