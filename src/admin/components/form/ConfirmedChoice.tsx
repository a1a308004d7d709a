import { useId, useRef, useState, type ReactElement } from 'react';
import { Choice } from './Choice.tsx';

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
  const labelId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState('');
  const chosen = options.find(({ id }) => id === value);
  return (
    <div className={`flex items-end gap-2 ${className}`}>
      <Choice
        ref={select}
        className="min-w-0 flex-1"
        label={label}
        labelId={labelId}
        labelClass={isLabelHidden ? 'sr-only' : 'field-label'}
        value={chosen?.id ?? ''}
        options={[{ id: '', label: placeholder }, ...options]}
        choose={setValue}
      />
      <button
        type="button"
        data-add
        className="button button-quiet"
        aria-describedby={labelId}
        onClick={() => (chosen === undefined ? select.current?.focus() : onConfirm(chosen))}
      >
        {button}
      </button>
    </div>
  );
}
