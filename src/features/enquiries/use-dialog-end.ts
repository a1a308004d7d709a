import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePause } from '../../lib/forms/use-pause.ts';
import type { SentForm } from '../../lib/forms/use-sent-form.ts';

/** How long a dialog thanks before it closes (visitor specification, section 4: 'success message 3 s'). */
const THANKS_SHOWN = 3000;

/** After the thanks, 'the form resets and the dialog closes'; closed earlier by hand, it resets as well. */
export function useDialogEnd<Fields extends FieldValues, Output>(sent: SentForm<Fields, Output>): void {
  const { formRef, state, reset } = sent;
  const isSent = state === 'sent';

  usePause(isSent, THANKS_SHOWN, () => formRef.current?.closest('dialog')?.close());

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
