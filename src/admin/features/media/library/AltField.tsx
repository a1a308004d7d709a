import { useState, type SubmitEvent, type ReactElement } from 'react';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

interface Props {
  id: string;
  alt: string;
  save: (alt: string) => Promise<void>;
}

export function AltField({ id, alt, save }: Props): ReactElement {
  const [typed, setTyped] = useState(alt);
  const [failure, setFailure] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setFailure('');
    save(typed).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };
  return (
    <form className="mt-2" onSubmit={submit}>
      <label className="field-label" htmlFor={`alt-${id}`}>
        {text.alt}
      </label>
      <textarea
        id={`alt-${id}`}
        rows={1}
        maxLength={600}
        className="field-input !min-h-11 text-small"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed.trim() !== alt && (
        <button type="submit" className="inline-link cursor-pointer py-2 text-small">
          {text.save}
        </button>
      )}
      <p role="alert" className="field-error">
        {failure}
      </p>
    </form>
  );
}
