import { ApiError } from '#domain/core/errors.ts';
import { describe, expect, it } from 'vitest';
import { redirectToRejection } from './redirect-to-page.ts';

const locationFor = (error: unknown) => redirectToRejection(error, 'trip').headers.get('Location');

describe('a browser without JavaScript is redirected', () => {
  it('to the page that explains the error', () => {
    expect(locationFor(new ApiError('rate_limited'))).toBe('/not-sent/rate-limited');
  });

  it('to the hint for the first invalid field, by its name in the form', () => {
    const fields = [
      { path: 'trip.travelDates.checkOut', message: 'Too early' },
      { path: 'trip.name', message: 'Missing' },
    ];
    expect(locationFor(new ApiError('invalid_request', { fields }))).toBe(
      '/not-sent/invalid-request#travelDates-checkOut',
    );
  });

  it('to a page of its own when the property has left the site, because no other answer would help', () => {
    const fields = [{ path: 'trip.propertyId', message: 'This property is no longer available' }];
    expect(locationFor(new ApiError('invalid_request', { fields }))).toBe('/not-sent/not-found');
  });

  it.each([new ApiError('key_reused'), new Error('secret')])('to the general page after %s', (error) => {
    expect(locationFor(error)).toBe('/not-sent/unavailable');
  });
});
