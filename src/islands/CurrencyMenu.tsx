import type { ReactElement } from 'react';
import { CurrencyDetails } from '#features/currency/CurrencyDetails.tsx';
import { CurrencyPopover } from '#features/currency/CurrencyPopover.tsx';

interface Props {
  /** Path of the rates of the build. */
  rates: string;
  /** Name of the groups of the phone's menu, for the menu that belongs there; default: the menu of the header. */
  group?: string;
}

/** The choice of the currency of all prices. */
export function CurrencyMenu({ rates, group }: Props): ReactElement {
  return group === undefined ? <CurrencyPopover rates={rates} /> : <CurrencyDetails rates={rates} group={group} />;
}
