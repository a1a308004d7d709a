import type { ReactElement } from 'react';

/** A sentence in place of the results, with an action. */
export interface ListingMessageProps {
  text: string;
  /** True while something is loading; keeps the height of the window, so that the page stays where it is scrolled to. */
  waits?: boolean;
  /** True for a failure, which is announced immediately. */
  alert?: boolean;
  /** Label of the button; default none. */
  action?: string;
  onAction?: () => void;
}

/** Replaces the results. */
export function ListingMessage({
  text,
  waits = false,
  alert = false,
  action,
  onAction,
}: ListingMessageProps): ReactElement {
  return (
    <div className={waits ? 'listing-message min-h-screen' : 'listing-message'}>
      <p className="max-w-text font-display text-heading" role={alert ? 'alert' : undefined}>
        {text}
      </p>
      {action !== undefined && (
        <button type="button" className="button button-primary mt-6" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
