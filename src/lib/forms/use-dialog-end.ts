import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePause } from './use-pause.ts';
import type { SentForm } from './use-sent-form.ts';

/** How long a dialog thanks before it closes (visitor specification, section 4: 'success message 3 s'). */
const THANKS_SHOWN = 3000;

/**
 * After the thanks, 'the form resets and the dialog closes'; closed earlier by hand, it resets as well. `onReset` is
 * called then; default nothing.
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
