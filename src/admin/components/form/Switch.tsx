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
    <span className="inline-flex min-w-25 items-center gap-2 text-small">
      <button
        type="button"
        role="switch"
        // `before` is its target, taller than the visible switch; `after` is the knob.
        className="relative h-6 w-10 flex-none cursor-pointer rounded-full border border-field transition-[background-color] before:absolute before:inset-x-0 before:-inset-y-2 after:absolute after:top-0.75 after:left-0.75 after:size-4 after:rounded-full after:bg-field after:transition-[translate] aria-checked:border-anil aria-checked:bg-anil aria-checked:after:translate-x-4 aria-checked:after:bg-white forced-colors:after:bg-[ButtonText] forced-colors:aria-checked:after:bg-[ButtonText]"
        aria-checked={on}
        aria-label={label}
        onClick={() => onSwitch(!on)}
      />
      <span aria-hidden="true">{on ? states.on : states.off}</span>
    </span>
  );
}
