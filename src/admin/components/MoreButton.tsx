import type { ReactElement } from 'react';

interface Props {
  label: string;
  isLoading: boolean;
  /** Loads the next page. */
  onPress: () => void;
}

/** The button below a list that loads its next page; while that loads, it keeps the focus and takes no press. */
export function MoreButton({ label, isLoading, onPress }: Props): ReactElement {
  return (
    <p className="mt-6 text-center">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isLoading}
        onClick={isLoading ? undefined : onPress}
      >
        {label}
      </button>
    </p>
  );
}
