import { useStore } from '@nanostores/react';
import { $money, IN_EUROS, type Money } from './money.ts';

/** How prices are shown; hydration begins with euros, as the HTML does. */
export function useMoney(): Money {
  return useStore($money, { ssr: () => IN_EUROS });
}
