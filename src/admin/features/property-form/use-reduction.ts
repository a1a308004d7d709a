import { sameValue } from '#domain/core/same-value.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { suggestReduction, type Reduction } from '#domain/property/sale/suggest-reduction.ts';
import { useState } from 'react';
import type { PropertyFormModel } from './property-form-model.ts';
import { readForm } from './read-form.ts';

/** A filled-in reduction. */
interface FilledIn {
  /** The stored sale price that it starts from. */
  readonly stored: string;
  /** What was filled in. */
  readonly suggestion: Reduction;
  /** What the fields held before. */
  readonly replaced: Reduction;
  /** Whether the editor took it back. */
  readonly isUndone: boolean;
}

interface ReductionState {
  /** Whether price before and day are filled in now. */
  readonly isFilledIn: boolean;
  /** Follows the typed sale price: fills them in while it is lower than the stored one. */
  readonly follow: (typed: string) => void;
  /** Takes it back for as long as the stored price stays. */
  readonly undo: () => void;
}

/** Fills in the price before and the day while an editor lowers the sale price. */
export function useReduction({ form }: PropertyFormModel): ReductionState {
  const [latest, setLatest] = useState<FilledIn | null>(null);
  const stored = readForm(form.formState.defaultValues).salePrice;
  const filledIn = latest?.stored === stored ? latest : null;
  const isFilledIn = filledIn?.isUndone === false;

  const fill = ({ priceBefore, reducedOn }: Reduction): void => {
    form.setValue('priceBefore', priceBefore, { shouldDirty: true });
    form.setValue('reducedOn', reducedOn, { shouldDirty: true });
  };
  return {
    isFilledIn,
    follow: (typed) => {
      const suggestion = suggestReduction(stored, typed, lisbonTime(new Date()).date);
      const { priceBefore, reducedOn } = readForm(form.getValues());
      const present = { priceBefore, reducedOn };
      if (suggestion !== null && filledIn === null) {
        setLatest({ stored, suggestion, replaced: present, isUndone: false });
        fill(suggestion);
      }
      // What an editor has corrected since stays.
      if (suggestion === null && isFilledIn && sameValue(present, filledIn.suggestion)) {
        setLatest(null);
        fill(filledIn.replaced);
      }
    },
    undo: () => {
      if (!isFilledIn) return;
      setLatest({ ...filledIn, isUndone: true });
      fill(filledIn.replaced);
    },
  };
}
