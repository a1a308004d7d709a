import type { ReactElement } from 'react';

interface Props {
  /** What is switched, for screen readers: the visible words beside it only say how it stands. */
  label: string;
  /** How it stands. */
  on: boolean;
  /** Visible words for on and off. */
  states: { readonly on: string; readonly off: string };
  /** Switches it. */
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, on, states, onSwitch }: Props): ReactElement {
  return (
    <span className="switch">
      <button type="button" role="switch" aria-checked={on} aria-label={label} onClick={() => onSwitch(!on)} />
      <span aria-hidden="true">{on ? states.on : states.off}</span>
    </span>
  );
}
