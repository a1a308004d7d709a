import { maximumGuests } from '#domain/enquiry/maximum-guests.ts';
import type { StayGuests } from '#domain/stay/quote.ts';

/** The chosen guests, or two adults; no more than fit and can be requested, as an old link or a search may ask for. */
export function fitGuests(chosen: StayGuests | null, capacity: number): StayGuests {
  const most = maximumGuests(capacity);
  const { childAges, pets, ...asked } = chosen ?? { adults: 2, childAges: [], pets: 0 };
  // The pets alone may be known.
  const adults = Math.min(asked.adults || 2, most);
  return { adults, childAges: childAges.slice(0, most - adults), pets };
}
