import { useId, useRef, useState, type ReactElement } from 'react';

interface Choosable {
  readonly id: string;
  readonly label: string;
}

interface Props<Option extends Choosable> {
  label: string;
  /** Whether only screen readers get the label; default false. */
  isLabelHidden?: boolean;
  /** What the select shows while nothing is chosen. */
  placeholder: string;
  options: readonly Option[];
  /** Label of the button. */
  button: string;
  /** Called with the choice when the button is pressed. */
  onConfirm: (option: Option) => void;
  className: string;
}

/** A select whose choice takes effect when its button is pressed: the arrow keys of some browsers choose each option. */
export function ConfirmedChoice<Option extends Choosable>(props: Props<Option>): ReactElement {
  const { label, isLabelHidden = false, placeholder, options, button, onConfirm, className } = props;
  const fieldId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState('');
  const chosen = options.find(({ id }) => id === value);
  return (
    <div className={`flex items-end gap-2 ${className}`}>
      <div className="min-w-0 flex-1">
        <label id={`${fieldId}-label`} className={isLabelHidden ? 'sr-only' : 'field-label'} htmlFor={fieldId}>
          {label}
        </label>
        <select
          ref={select}
          id={fieldId}
          className="field-input"
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        data-add
        className="button button-quiet"
        aria-describedby={`${fieldId}-label`}
        onClick={() => (chosen === undefined ? select.current?.focus() : onConfirm(chosen))}
      >
        {button}
      </button>
    </div>
  );
}
