import { GUEST_BOUNDS, VENUE_GUEST_BOUNDS } from './limits.ts';

/** The maximum number of guests in a form: that of the specification, or the property's when it is smaller. */
export function maximumGuests(capacity: number): number {
  return capacity >= GUEST_BOUNDS.min ? Math.min(capacity, GUEST_BOUNDS.max) : GUEST_BOUNDS.max;
}

/** The maximum number of guests in the form of a venue: the property's, or the form's own when that is unknown. */
export function maximumVenueGuests(capacity: number): number {
  return capacity >= VENUE_GUEST_BOUNDS.min ? capacity : VENUE_GUEST_BOUNDS.max;
}
