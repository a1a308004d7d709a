import type { UseFormRegisterReturn } from 'react-hook-form';

/** Ties a field's markup to its form. */
export interface FieldBinding {
  /** The ids of its hint and error derive from it. */
  readonly id: string;
  /** Name and handlers from react-hook-form. */
  readonly registration: UseFormRegisterReturn;
  /** The error message; undefined for none. */
  readonly error: string | undefined;
}

/** The value of `aria-describedby` for a field; undefined for none. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
