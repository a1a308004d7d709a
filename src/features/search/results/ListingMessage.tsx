import type { ReactElement } from 'react';

export interface MessageAction {
  label: string;
  run: () => void;
}

/** A sentence in place of the results, with an action. */
export interface ListingMessageProps {
  text: string;
  /** True while something is loading; keeps the height of the window, so that the page stays where it is scrolled to. */
  waits?: boolean;
  /** True for a failure, which is announced immediately. */
  alert?: boolean;
  /** Buttons, the usual one first; default none. */
  actions?: readonly MessageAction[];
}

/** Replaces the results. */
export function ListingMessage({
  text,
  waits = false,
  alert = false,
  actions = [],
}: ListingMessageProps): ReactElement {
  return (
    <div className={waits ? 'listing-message min-h-screen' : 'listing-message'}>
      <p className="max-w-text font-display text-heading" role={alert ? 'alert' : undefined}>
        {text}
      </p>
      {actions.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-4">
          {actions.map(({ label, run }, index) => (
            <button
              key={label}
              type="button"
              className={index === 0 ? 'button button-primary' : 'button button-quiet'}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
