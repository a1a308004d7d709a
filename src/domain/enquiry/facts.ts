import type { Fact } from '#domain/mail/compose-email.ts';
import { askedStayOf } from './asked-stay.ts';
import { INFORMATION_TOPICS } from './options.ts';
import type { Enquiry } from './enquiry.ts';
import type { AskedProperty } from './stored-enquiry.ts';
import { formatDay, formatWeekday } from '#domain/core/format-date.ts';
import type { Option } from '#domain/core/option-list.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { describeGuests, writeQuote } from '#domain/stay/quote-text.ts';
import { countOf } from '#domain/text/count-of.ts';
import { TRIP_BUDGETS, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import type { TripRequest } from '#domain/trip/request.ts';

/** Lists the filled fields of an enquiry as labels and values, in the order of its form. */
export function enquiryFacts(enquiry: Enquiry, property: AskedProperty | null): Fact[] {
  const word = askedStayOf({ enquiry, property })?.word ?? 'night';
  return allFacts(enquiry, word).filter(({ value }) => value !== '');
}

function allFacts(enquiry: Enquiry, word: NightWord): Fact[] {
  switch (enquiry.kind) {
    case 'information':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Check-in', value: formatDay(enquiry.checkInDate) },
        { label: 'Check-out', value: formatDay(enquiry.checkOutDate) },
        { label: 'Guests', value: enquiry.stay === null ? String(enquiry.guests) : describeGuests(enquiry.stay) },
        { label: 'Quote', value: enquiry.stay === null ? '' : writeQuote(enquiry.stay.quote, word) },
        { label: 'Message', value: enquiry.message, isFreeText: true },
      ];
    case 'venue':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Occasion', value: enquiry.occasion },
        { label: 'First day', value: formatDay(enquiry.firstDay) },
        { label: 'Last day', value: formatDay(enquiry.lastDay) },
        { label: 'Guests', value: describeGroup(enquiry.guests, enquiry.stay?.pets ?? 0) },
        { label: 'Quote', value: enquiry.stay === null ? '' : writeQuote(enquiry.stay.quote, word) },
        { label: 'Message', value: enquiry.message, isFreeText: true },
      ];
    case 'viewing':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Preferred time', value: formatAppointment(enquiry.preferredDate, enquiry.preferredTime) },
        { label: 'Alternative', value: formatAppointment(enquiry.alternativeDate, enquiry.alternativeTime) },
        { label: 'Attendees', value: String(enquiry.attendees) },
        { label: 'Special requests', value: enquiry.specialRequests, isFreeText: true },
      ];
    case 'property_information':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Company', value: enquiry.company, isFreeText: true },
        { label: 'Interested in', value: joinLabels(enquiry.interestedIn, INFORMATION_TOPICS) },
        { label: 'Questions', value: enquiry.specificQuestions, isFreeText: true },
        { label: 'Timeframe', value: enquiry.timeframe },
        { label: 'Budget', value: enquiry.budget, isFreeText: true },
      ];
    case 'contact':
      return [
        ...person(enquiry.fullName, enquiry.email, enquiry.phone),
        { label: 'Country', value: enquiry.country, isFreeText: true },
        { label: 'About', value: enquiry.enquiryType },
        { label: 'Check-in', value: formatDay(enquiry.checkInDate) },
        { label: 'Check-out', value: formatDay(enquiry.checkOutDate) },
        { label: 'Message', value: enquiry.message, isFreeText: true },
      ];
    case 'trip_request':
      return tripFacts(enquiry);
  }
}

function tripFacts({ travelDates, groupSize, ...trip }: TripRequest): Fact[] {
  return [
    ...person(trip.name, trip.email, trip.phone),
    { label: 'Check-in', value: formatDay(travelDates.checkIn) },
    { label: 'Check-out', value: formatDay(travelDates.checkOut) },
    { label: 'Flexible dates', value: travelDates.flexible ? 'yes' : '' },
    { label: 'Adults', value: String(groupSize.adults) },
    { label: 'Children', value: String(groupSize.children) },
    { label: 'Property type', value: joinLabels(trip.propertyType, TRIP_PROPERTY_TYPES) },
    { label: 'Location', value: joinLabels(trip.location, TRIP_LOCATIONS) },
    { label: 'Interests', value: joinLabels(trip.interests, TRIP_INTERESTS) },
    { label: 'Budget', value: trip.budget === '' ? '' : joinLabels([trip.budget], TRIP_BUDGETS) },
    { label: 'Special requests', value: trip.specialRequests, isFreeText: true },
  ];
}

/** '120', '120, 2 pets'. */
function describeGroup(guests: number, pets: number): string {
  return [String(guests), ...(pets === 0 ? [] : [countOf(pets, 'pet')])].join(', ');
}

function person(name: string, email: string, phone: string): Fact[] {
  return [
    { label: 'Name', value: name, isFreeText: true },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone, isFreeText: true },
  ];
}

/** Writes an appointment: 'Thursday 3 December 2026 at 10:00', or only the day or time that is given. */
export function formatAppointment(date: string, time: string): string {
  return [formatWeekday(date), time].filter((part) => part !== '').join(' at ');
}

/** Joins the labels of chosen options in the order of the form. */
export function joinLabels(chosen: readonly string[], options: readonly Option[]): string {
  return joinValues(options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label));
}

function joinValues(values: readonly string[]): string {
  return values.filter((value) => value !== '').join(', ');
}
