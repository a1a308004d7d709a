import type { ReactElement } from 'react';

interface Props<Id extends string> {
  /** What is chosen. */
  label: string;
  /** What is chosen now. */
  value: Id;
  /** What there is to choose from. */
  options: readonly { readonly id: Id; readonly label: string }[];
  /** Chooses something else. */
  choose: (id: Id) => void;
}

/** One of a few, which takes effect at once. */
export function Choice<Id extends string>({ label, value, options, choose }: Props<Id>): ReactElement {
  return (
    <label className="choice-line">
      <span className="field-label">{label}</span>
      <select
        className="field-input"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(({ id }) => id === currentTarget.value);
          if (chosen !== undefined) choose(chosen.id);
        }}
      >
        {options.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
