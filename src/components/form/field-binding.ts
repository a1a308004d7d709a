import type { UseFormRegisterReturn } from 'react-hook-form';

/** What ties a field's markup to the form it belongs to. */
export interface FieldBinding {
  /** The field's id; its hint and error derive theirs from it. */
  readonly id: string;
  /** Name and handlers from react-hook-form. */
  readonly registration: UseFormRegisterReturn;
  /** What is wrong with it; undefined when nothing is. */
  readonly error: string | undefined;
}

/** The ids of what describes a field, as `aria-describedby` wants them; undefined for none. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
