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
  const onClose = useEffectEvent(() => {
    if (isSent) reset();
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      const dialog = formRef.current?.closest('dialog');
      if (dialog?.open) dialog.close();
      // Closed while the form was being sent, it will not close again.
      else if (dialog) onClose();
    }, THANKS_SHOWN);
    return () => clearTimeout(timer);
  }, [formRef, isSent]);

  useEffect(() => {
    const dialog = formRef.current?.closest('dialog');
    const listener = (): void => onClose();
    dialog?.addEventListener('close', listener);
    return () => dialog?.removeEventListener('close', listener);
  }, [formRef]);
}
