import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { faultsOf, inFormOrder, listFaults, summaryErrors } from './form-errors.ts';

describe('the errors of a form', () => {
  it('are listed with the names of their fields, nested ones with a dot', () => {
    const errors = { name: { message: 'Name' }, travelDates: { checkOut: { message: 'Later' } } };
    expect(listFaults(errors)).toEqual([
      { path: 'name', message: 'Name' },
      { path: 'travelDates.checkOut', message: 'Later' },
    ]);
  });

  it('are in the order of the fields, whichever was found first, after those of the form as a whole', () => {
    const paths = ['terms', 'days.checkOut', 'days.checkIn', '', 'name'];
    const faults = paths.map((path) => ({ path, message: 'No' }));
    const sorted = inFormOrder(faults, { name: '', days: { checkIn: '', checkOut: '' }, topics: [], terms: false });
    expect(sorted.map(({ path }) => path)).toEqual(['', 'name', 'days.checkIn', 'days.checkOut', 'terms']);
  });

  it('name a list of choices once', () => {
    const errors = { topics: [{ message: 'One' }, { message: 'Two' }] };
    expect(listFaults(errors)).toEqual([{ path: 'topics', message: 'One' }]);
  });

  it('name each entry of a list of records', () => {
    const errors = {
      rooms: [undefined, { name: { message: 'Name' }, beds: [{ message: 'One' }, { message: 'Two' }] }],
    };
    expect(listFaults(errors)).toEqual([
      { path: 'rooms.1.name', message: 'Name' },
      { path: 'rooms.1.beds', message: 'One' },
    ]);
  });

  it('have no field when they are about the form as a whole', () => {
    const faults = listFaults({ root: { type: 'server', message: 'Later' } });
    expect(summaryErrors('trip-form', faults)).toEqual([{ id: null, message: 'Later' }]);
  });

  it('lead nowhere when their field is hidden', () => {
    const faults = [{ path: 'propertyId', message: 'Gone' }];
    expect(summaryErrors('viewing-1', faults, { kind: 'viewing', propertyId: '1' })).toEqual([
      { id: null, message: 'Gone' },
    ]);
  });

  it('lead to the ids of their fields', () => {
    expect(summaryErrors('trip-form', [{ path: 'travelDates.checkOut', message: 'Later' }])).toEqual([
      { id: 'trip-form-travelDates-checkOut', message: 'Later' },
    ]);
  });
});

describe('the faults that the API found', () => {
  it('blame nobody for a limit that counts everyone behind a connection, or everyone at all', () => {
    expect(faultsOf(new ApiFailure('rate_limited'), 'enquiry')).toEqual([
      { path: '', message: 'We have received many requests in a short time. Please try again later.' },
    ]);
  });

  it('use the names of the form', () => {
    const fields = [{ path: 'enquiry.email', message: 'Address' }];
    expect(faultsOf(new ApiFailure('invalid_request', { fields }), 'enquiry')).toEqual([
      { path: 'email', message: 'Address' },
    ]);
  });

  it('are about the form as a whole when the form has no such field', () => {
    const fields = [{ path: 'consentVersion', message: 'Old' }];
    expect(faultsOf(new ApiFailure('invalid_request', { fields }), 'enquiry')).toEqual([{ path: '', message: 'Old' }]);
  });

  it('have a message when there is no field', () => {
    expect(faultsOf(new ApiFailure('internal'), 'enquiry')).toEqual([
      { path: '', message: 'Something went wrong. Please try again later.' },
    ]);
  });
});
