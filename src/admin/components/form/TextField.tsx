import { useId, useState, type ReactElement } from 'react';

interface Props {
  /** Visible label. */
  label: string;
  /** Words of the button that appears when something else was typed. */
  save: string;
  /** Words that are stored. */
  text: string;
  /** Stores other words. */
  onSave: (text: string) => void;
}

/** A few words that are changed where they stand. */
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
