import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { venueTypeOf, type PropertyType } from '#domain/property/type.ts';
import { nightWordOf } from '#domain/stay/night-word.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { NightRange, StayNights } from '#domain/stay/nights.ts';
import { listOpenDays } from '#domain/stay/open-days.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { STAY_PARAMETERS, stayParameters } from '#domain/stay/stay-url.ts';
import type { QuoteResult, StayGuests } from '#domain/stay/quote.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/call-api.ts';
import { $chosenGuests, $chosenRange, type ChosenRange } from '#lib/stay/chosen-stay.ts';
import { $staleStays, noteStayRequest } from '#lib/stay/stay-request.ts';
import { fitGuests } from './fit-guests.ts';
import { planStay } from './plan-stay.ts';

/** The property of a page, as its planner needs it. */
export interface PlannedProperty {
  propertyId: string;
  type: PropertyType;
  /** What the build knew of the calendar. */
  stay: PublicStay;
  /** Most guests; 0 when unknown. */
  capacity: number;
}

/** What is planned on the page of a property. */
export interface PlannedStay {
  /** What is known of the calendar: what the build knew, until the present one is here. */
  terms: PublicStay;
  /** From today to the day after the last night with a price. */
  days: StayNights;
  range: ChosenRange | null;
  /** Adults of 0 while the number of people at a venue is not known. */
  guests: StayGuests;
  /** Null while a date is missing. While the number of guests is not known, for as many as in the list of free dates. */
  result: QuoteResult | null;
  choose: (range: ChosenRange | null) => void;
  setGuests: (guests: StayGuests) => void;
}

/** Keeps what a visitor plans, and gives it to the form of the property while it can be had. */
export function usePlannedStay({ propertyId, type, stay: built, capacity }: PlannedProperty): PlannedStay {
  const [terms, setTerms] = useState(built);
  const range = useStore($chosenRange, { ssr: () => null });
  const chosen = useStore($chosenGuests, { ssr: () => null });
  const guests = useMemo(
    () => (venueTypeOf(type) === null ? fitGuests(chosen, capacity) : (chosen ?? NOBODY)),
    [type, chosen, capacity],
  );
  const rejected = useStore($staleStays);

  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    callApi(publicStaysApi, 'GET /api/properties/{id}/stay', { params: { id: propertyId }, signal })
      .then(({ stay }) => stay && setTerms(stay))
      .catch((error: unknown) => {
        // Without an answer, what the build knew stays: the API checks every request again.
        if (!signal.aborted && !(error instanceof ApiFailure)) reportError(error);
      });
    return () => reading.abort();
  }, [propertyId, rejected]);

  const days = useMemo(() => listOpenDays(terms, lisbonTime(new Date()).date), [terms]);

  const result = useMemo(
    () => planStay({ type, capacity }, { terms, days, range, guests }),
    [type, terms, days, range, guests, capacity],
  );

  useEffect(() => {
    const quote = result?.quote ?? null;
    const isWhole = quote !== null && range !== null && range.to !== null && guests.adults > 0;
    const word = nightWordOf(type);
    noteStayRequest(isWhole ? { propertyId, range: { from: range.from, to: range.to }, word, ...guests, quote } : null);
  }, [propertyId, type, result, range, guests]);

  useEffect(() => {
    const whole = range === null || range.to === null ? null : { from: range.from, to: range.to };
    history.replaceState(history.state, '', withStay(new URL(location.href), whole, guests));
  }, [range, guests]);

  return {
    terms,
    days,
    range,
    guests,
    result,
    choose: (picked) => $chosenRange.set(picked),
    setGuests: (people) => $chosenGuests.set(people),
  };
}

const NOBODY: StayGuests = { adults: 0, childAges: [], pets: 0 };

/** The URL of the page with these dates and guests, to share and to reload; without dates neither. */
function withStay(url: URL, range: NightRange | null, guests: StayGuests): URL {
  const changed = new URL(url);
  for (const name of STAY_PARAMETERS) changed.searchParams.delete(name);
  const parameters = range === null ? {} : stayParameters(range, guests);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  return changed;
}
