import type { Fact } from '#domain/mail/compose-email.ts';
import { INFORMATION_TOPICS } from './options.ts';
import type { Enquiry } from './enquiry.ts';
import { formatDay, formatWeekday } from '#domain/core/format-day.ts';
import type { Option } from '#domain/core/option-list.ts';
import { TRIP_BUDGETS, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import type { TripRequest } from '#domain/trip/request.ts';

/** What an enquiry says, a label and a value each, in the order of its form; what was left empty is left out. */
export function enquiryFacts(enquiry: Enquiry): Fact[] {
  return factsOf(enquiry).filter(({ value }) => value !== '');
}

function factsOf(enquiry: Enquiry): Fact[] {
  switch (enquiry.kind) {
    case 'information':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Check-in', value: formatDay(enquiry.checkInDate) },
        { label: 'Check-out', value: formatDay(enquiry.checkOutDate) },
        { label: 'Guests', value: String(enquiry.guests) },
        { label: 'Message', value: enquiry.message, free: true },
      ];
    case 'viewing':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Preferred time', value: appointment(enquiry.preferredDate, enquiry.preferredTime) },
        { label: 'Alternative', value: appointment(enquiry.alternativeDate, enquiry.alternativeTime) },
        { label: 'Attendees', value: String(enquiry.attendees) },
        { label: 'Special requests', value: enquiry.specialRequests, free: true },
      ];
    case 'property_information':
      return [
        ...person(enquiry.name, enquiry.email, enquiry.phone),
        { label: 'Company', value: enquiry.company, free: true },
        { label: 'Interested in', value: labelsOf(enquiry.interestedIn, INFORMATION_TOPICS) },
        { label: 'Questions', value: enquiry.specificQuestions, free: true },
        { label: 'Timeframe', value: enquiry.timeframe },
        { label: 'Budget', value: enquiry.budget, free: true },
      ];
    case 'contact':
      return [
        ...person(enquiry.fullName, enquiry.email, enquiry.phone),
        { label: 'Country', value: enquiry.country, free: true },
        { label: 'About', value: enquiry.enquiryType },
        { label: 'Check-in', value: formatDay(enquiry.checkInDate) },
        { label: 'Check-out', value: formatDay(enquiry.checkOutDate) },
        { label: 'Message', value: enquiry.message, free: true },
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
    { label: 'Property type', value: labelsOf(trip.propertyType, TRIP_PROPERTY_TYPES) },
    { label: 'Location', value: labelsOf(trip.location, TRIP_LOCATIONS) },
    { label: 'Interests', value: labelsOf(trip.interests, TRIP_INTERESTS) },
    { label: 'Budget', value: trip.budget === '' ? '' : labelsOf([trip.budget], TRIP_BUDGETS) },
    { label: 'Special requests', value: trip.specialRequests, free: true },
  ];
}

function person(name: string, email: string, phone: string): Fact[] {
  return [
    { label: 'Name', value: name, free: true },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone, free: true },
  ];
}

/** A day and a time as people write them: 'Thursday 3 December 2026 at 10:00'; what is open is left out. */
export function appointment(date: string, time: string): string {
  return [formatWeekday(date), time].filter((part) => part !== '').join(' at ');
}

/** The labels of chosen options, in the order of the form. */
export function labelsOf(chosen: readonly string[], options: readonly Option[]): string {
  return joined(options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label));
}

function joined(values: readonly string[]): string {
  return values.filter((value) => value !== '').join(', ');
}
