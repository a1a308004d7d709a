import type { PublishedProperty } from '#domain/property/property.ts';
import { VENUE_TEXT as text } from './text.ts';

export type VenueFields = Pick<
  PublishedProperty,
  'curfew' | 'powerAmps' | 'powerPhases' | 'vehicleHeight' | 'vehicleLength' | 'vehicleTurning' | 'permits'
>;

/** What is known for those who plan an event or a shoot; without what is not. */
export function venueLines(property: VenueFields): { label: string; value: string }[] {
  const { curfew, powerAmps, powerPhases, vehicleHeight, vehicleLength, vehicleTurning, permits } = property;
  const power = [powerAmps && text.amps(powerAmps), powerPhases && text.phases(powerPhases)];
  const vehicles = [vehicleHeight && text.high(vehicleHeight / 100), vehicleLength && text.long(vehicleLength)];
  return [
    { label: text.curfew, value: curfew },
    { label: text.power, value: power.filter(Boolean).join(', ') },
    { label: text.vehicles, value: vehicles.filter(Boolean).join(', ') },
    { label: text.turning, value: vehicleTurning },
    { label: text.permits, value: permits },
  ].filter(({ value }) => value !== '');
}
