import { expect, it } from 'vitest';
import { listWeekdays, USUAL_OFFICE_DAYS, findWeekday, WEEKDAYS } from './office-days.ts';

it.each([
  [USUAL_OFFICE_DAYS, 'Monday to Friday'],
  [WEEKDAYS, 'Monday to Sunday'],
  [['friday', 'monday', 'tuesday'], 'Monday, Tuesday and Friday'],
  [['saturday', 'sunday'], 'Saturday and Sunday'],
  [['wednesday'], 'Wednesday'],
] as const)('%j are called %s', (days, text) => {
  expect(listWeekdays(days)).toBe(text);
});

it('finds the weekday of a date, and none of any other text', () => {
  expect(findWeekday('2026-11-23')).toBe('monday');
  expect(findWeekday('2026-11-29')).toBe('sunday');
  expect(findWeekday('soon')).toBeNull();
});
