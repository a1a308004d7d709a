import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from './use-sent-form.ts';

/**
 * How long a dialog shows the confirmation before it closes, in milliseconds (visitor specification, section 4:
 * 'success message 3 s').
 */
const THANKS_SHOWN = 3000;

/**
 * After the confirmation 'the form resets and the dialog closes'; the form also resets when the visitor closes the
 * dialog. `onReset` is called then; default nothing.
 */
export function useDialogEnd<Fields extends FieldValues, Output>(
  sent: SentForm<Fields, Output>,
  onReset?: () => void,
): void {
  const { formRef, state, reset } = sent;
  const isSent = state === 'sent';

  usePause(isSent, THANKS_SHOWN, () => formRef.current?.closest('dialog')?.close());

  const onClose = useEffectEvent(() => {
    if (!isSent) return;
    reset();
    onReset?.();
  });
  useEffect(() => {
    const dialog = formRef.current?.closest('dialog');
    const listener = (): void => onClose();
    dialog?.addEventListener('close', listener);
    return () => dialog?.removeEventListener('close', listener);
  }, [formRef]);
}

/** Calls `onElapsed` when `waiting` has been true for this many milliseconds. */
function usePause(waiting: boolean, milliseconds: number, onElapsed: () => void): void {
  const onPauseEnd = useEffectEvent(onElapsed);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => onPauseEnd(), milliseconds);
    return () => clearTimeout(timer);
  }, [waiting, milliseconds]);
}
