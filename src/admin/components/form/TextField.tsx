import { useId, useState, type ReactElement } from 'react';

interface Props {
  label: string;
  /** Label of the button that appears once the text was changed. */
  save: string;
  text: string;
  onSave: (text: string) => void;
}

/** A short text that is edited and saved in place. */
export function TextField({ label, save, text, onSave }: Props): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState(text);
  return (
    <form
      className="words-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-input"
        maxLength={600}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed.trim() !== text && (
        <button type="submit" className="inline-link cursor-pointer py-2 text-small">
          {save}
        </button>
      )}
    </form>
  );
}
