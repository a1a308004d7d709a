import { formatStay } from '#domain/core/format-date.ts';
import { countOf } from '#domain/text/count-of.ts';
import { TRIP_BUDGETS, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import type { TripAnswers } from './trip-answers.ts';
import { TRIP_TEXT as text } from './text.ts';

export interface ReviewLine {
  readonly step: number;
  readonly term: string;
  readonly text: string;
}

function labels(options: readonly { id: string; label: string }[], chosen: readonly string[]): string {
  const found = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return found.length === 0 ? text.undecided : found.join(', ');
}

function datesText({ checkIn, checkOut, flexible }: TripAnswers['travelDates']): string {
  const days = formatStay(checkIn, checkOut) || text.undecided;
  return flexible ? `${days} (${text.flexible.toLowerCase()})` : days;
}

function groupText({ adults, children }: TripAnswers['groupSize']): string {
  const grown = countOf(adults, 'adult');
  return children === 0 ? grown : `${grown}, ${countOf(children, 'child', 'children')}`;
}

/** The lines of the review, in the order of the steps. */
export function reviewLines(answers: TripAnswers): ReviewLine[] {
  const { travelDates, groupSize, propertyType, location, interests, budget, specialRequests } = answers;
  return [
    { step: 1, term: text.travelDates, text: datesText(travelDates) },
    { step: 2, term: text.groupSize, text: groupText(groupSize) },
    { step: 3, term: text.propertyType, text: labels(TRIP_PROPERTY_TYPES, propertyType) },
    { step: 4, term: text.location, text: labels(TRIP_LOCATIONS, location) },
    { step: 5, term: text.interests, text: labels(TRIP_INTERESTS, interests) },
    { step: 5, term: text.budget, text: labels(TRIP_BUDGETS, [budget]) },
    ...(specialRequests === '' ? [] : [{ step: 5, term: text.specialRequests, text: specialRequests }]),
  ];
}
