import type { ReactElement } from 'react';

interface Props {
  /** Accessible name: the visible text only says on or off. */
  label: string;
  on: boolean;
  states: { readonly on: string; readonly off: string };
  onSwitch: (on: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, on, states, onSwitch }: Props): ReactElement {
  return (
    <span className="switch">
      <button type="button" role="switch" aria-checked={on} aria-label={label} onClick={() => onSwitch(!on)} />
      <span aria-hidden="true">{on ? states.on : states.off}</span>
    </span>
  );
}
