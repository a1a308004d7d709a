import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Milliseconds without typing after which the form is kept. */
const REST = 700;

/**
 * Keeps the changed values of a form on the device while `isWanted`, also those from before, and again when what they are
 * based on has another revision; returns when it last did so, and whether that failed.
 */
export function useAutosave<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  store: (values: Record<string, unknown>, at: number) => boolean,
  isWanted: boolean,
  rev?: number,
): { keptAt: number | null; rejected: boolean } {
  const [state, setState] = useState<{ keptAt: number | null; rejected: boolean }>({ keptAt: null, rejected: false });
  const keep = useEffectEvent(() => {
    if (!form.formState.isDirty || !isWanted) return;
    const at = Date.now();
    const kept = store(form.getValues(), at);
    setState({ keptAt: kept ? at : null, rejected: !kept });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keep(), REST);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  useEffect(() => {
    if (isWanted) keep();
  }, [isWanted, rev]);
  return state;
}
