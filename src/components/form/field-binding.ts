import type { UseFormRegisterReturn } from 'react-hook-form';

/** Ties a field's markup to its form. */
export interface FieldBinding {
  /** The ids of its hint and error derive from it. */
  readonly id: string;
  /** The name; from react-hook-form also handlers, where it holds the values. */
  readonly registration: Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;
  /** The error message; undefined for none. */
  readonly error: string | undefined;
}

/** The value of `aria-describedby` for a field; undefined for none. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
