import type { ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';

interface Props {
  label: string;
  isLoading: boolean;
  /** Loads the next page; resolves once it is there. */
  onPress: () => Promise<unknown>;
}

/**
 * The button right below a list that loads its next page; while that loads, it keeps the focus and takes no press. The
 * last page removes it: its first row gets the focus.
 */
export function MoreButton({ label, isLoading, onPress }: Props): ReactElement {
  return (
    <p className="mt-6 text-center">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isLoading}
        onClick={({ currentTarget }) => {
          if (isLoading) return;
          const lastRow = currentTarget.parentElement?.previousElementSibling?.lastElementChild;
          void keepFocus(onPress, () => lastRow?.nextElementSibling);
        }}
      >
        {label}
      </button>
    </p>
  );
}
