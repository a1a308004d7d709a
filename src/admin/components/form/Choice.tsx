import { useId, type ReactElement, type Ref } from 'react';

interface Props<Id extends string> {
  label: string;
  /** Id of the label, for what it describes too; default none. */
  labelId?: string;
  /** Of the label; default one above a field. */
  labelClass?: string;
  value: Id;
  options: readonly { readonly id: Id; readonly label: string }[];
  choose: (id: Id) => void;
  /** Of the element around it; default a cell of a grid. */
  className?: string;
  /** The field itself, for who has to focus it. */
  ref?: Ref<HTMLSelectElement>;
}

/** A select that takes effect at once. */
export function Choice<Id extends string>({
  label,
  labelId,
  labelClass = 'field-label',
  value,
  options,
  choose,
  className = 'grid min-w-0',
  ref,
}: Props<Id>): ReactElement {
  const fieldId = useId();
  return (
    <div className={className}>
      <label id={labelId} className={labelClass} htmlFor={fieldId}>
        {label}
      </label>
      <select
        ref={ref}
        id={fieldId}
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
    </div>
  );
}
