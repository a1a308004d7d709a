import { describe, expect, it } from 'vitest';
import { checkSubmission } from './check-submission.ts';

/** Half an hour after midnight in Lisbon, where it is summer, and half an hour before it in UTC. */
const now = new Date('2031-07-09T23:30:00Z');
const PASSED = 'This date has passed. Please choose today or a later date';

const faults = (availableFrom: unknown, availableTo: unknown) =>
  checkSubmission({ availableFrom, availableTo }, now).map(({ path, message }) => `${path}: ${message}`);

describe('the availability of a submitted property', () => {
  it('may begin and end today, by the calendar of Lisbon', () => {
    expect(faults('2031-07-10', '2031-07-10')).toEqual([]);
    expect(faults('2031-07-09', '')).toEqual([`availableFrom: ${PASSED}`]);
  });

  it('may be left open on either side', () => {
    expect([faults('', ''), faults('2031-08-01', ''), faults('', '2031-08-01'), faults(undefined, undefined)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('does not end before today', () => {
    expect(faults('', '2020-01-01')).toEqual([`availableTo: ${PASSED}`]);
  });

  it('does not end before it begins', () => {
    expect(faults('2031-08-02', '2031-08-01')).toEqual(['availableTo: The last day must not be before the first']);
  });

  it('has the faults of both days at once', () => {
    expect(faults('2020-01-02', '2020-01-01')).toEqual([
      `availableFrom: ${PASSED}`,
      'availableTo: The last day must not be before the first',
    ]);
  });
});
