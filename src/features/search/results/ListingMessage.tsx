import type { ReactElement } from 'react';

/** A sentence in the place of the results, and what can be done about it. */
export interface ListingMessageProps {
  text: string;
  /** True for a failure, which is read out at once. */
  alert?: boolean;
  /** Label of the button; default none. */
  action?: string;
  onAct?: () => void;
}

/** Stands where the results would be. */
export function ListingMessage({ text, alert = false, action, onAct }: ListingMessageProps): ReactElement {
  return (
    <div className="listing-message">
      <p className="max-w-text font-display text-heading" role={alert ? 'alert' : undefined}>
        {text}
      </p>
      {action !== undefined && (
        <button type="button" className="button button-primary mt-6" onClick={onAct}>
          {action}
        </button>
      )}
    </div>
  );
}
