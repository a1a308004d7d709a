import type { ReactElement } from 'react';

interface Props<Id extends string> {
  label: string;
  value: Id;
  options: readonly { readonly id: Id; readonly label: string }[];
  choose: (id: Id) => void;
}

/** A select that takes effect at once. */
export function Choice<Id extends string>({ label, value, options, choose }: Props<Id>): ReactElement {
  return (
    <label className="grid min-w-0">
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
