import type { ReactElement } from 'react';
import { HONEYPOT } from './submission-metadata.ts';

/** A field that only bots fill in. */
export function Honeypot({ form }: { form: string }): ReactElement {
  const id = `${form}-${HONEYPOT}`;
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{HONEYPOT}</label>
      <input id={id} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
