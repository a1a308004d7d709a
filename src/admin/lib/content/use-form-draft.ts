import { useEffect, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetFormDraft, keepFormDraft, readFormDraft, type FormDraft } from './form-draft.ts';
import { isOnline, useOnline } from '../online.ts';
import { useAutosave } from './use-autosave.ts';

/** What the work in a form began from. */
export interface FormBase {
  /** What it held. */
  readonly fields: FieldValues;
  /** The revision; null for something new. */
  readonly rev: number | null;
}

/** The unsaved work of a form on this device. */
export interface FormDraftState {
  /** Whether the site can be reached. */
  readonly online: boolean;
  /** Whether the device keeps what is typed without a connection, refuses to, or is not asked to. */
  readonly keeping: 'keeps' | 'rejected' | 'none';
  /** Unsaved work that was found when the form opened; null for none. */
  readonly offer: { readonly at: number; readonly take: () => void; readonly drop: () => void } | null;
  /** Forgets it, once it is saved. */
  readonly forget: () => void;
}

/** Keeps what is typed without a connection on the device under a name, and offers it when the form opens again; '' keeps nothing. */
export function useFormDraft<Output>(
  key: string,
  form: UseFormReturn<FieldValues, unknown, Output>,
  base: RefObject<FormBase>,
): FormDraftState {
  const [found, setFound] = useState<FormDraft | null>(() => (key === '' ? null : readFormDraft(key)));
  const store = (values: FieldValues, at: number): boolean => {
    const { fields, rev } = base.current;
    return keepFormDraft(key, { rev, base: fields, values, at });
  };
  const { rejected } = useAutosave(form, store, () => key !== '' && !isOnline());
  const online = useOnline();
  useEffect(() => {
    // What was typed before the connection went.
    if (key !== '' && !online && form.formState.isDirty) store(form.getValues(), Date.now());
  }, [online]);
  const forget = (): void => {
    setFound(null);
    if (key !== '') forgetFormDraft(key);
  };
  return {
    online,
    keeping: key === '' ? 'none' : rejected ? 'rejected' : 'keeps',
    forget,
    offer: found && {
      at: found.at,
      take: () => {
        // Saved from where the work began, so that what came between is met and not overwritten.
        base.current = { fields: found.base, rev: found.rev };
        form.reset(found.values, { keepDefaultValues: true });
        setFound(null);
      },
      drop: forget,
    },
  };
}
