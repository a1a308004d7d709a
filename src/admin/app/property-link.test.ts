import { expect, it } from 'vitest';
import { DEFAULT_DASHBOARD, decodeDashboard } from '#domain/property/dashboard/search.ts';
import { propertyLink } from './property-link.ts';

const EDITS = [{ path: 'dashboard' }, { path: 'edit-property/:id' }];
const READS = [{ path: 'dashboard' }, { path: 'calendar/:id' }];
const RENTAL = { id: 'a1', title: 'Casa & Mar', type: 'rental', hasRentalOption: false } as const;
const SALE = { ...RENTAL, type: 'real_estate' } as const;

it('opens the form of a property for those who may edit it, whether visitors can open its page or not', () => {
  for (const isOnSite of [true, false]) {
    expect(propertyLink(EDITS, RENTAL, isOnSite)).toEqual({ path: '/admin/edit-property/a1', newTab: false });
  }
});

it('opens the public page for those who only read, where visitors can open it', () => {
  expect(propertyLink(READS, RENTAL, true)).toEqual({ path: '/property/a1', newTab: true });
});

it('opens the calendar, or the card on the dashboard, of a property that has no page', () => {
  expect(propertyLink(READS, RENTAL, false)).toEqual({ path: '/admin/calendar/a1', newTab: false });
  const { path, newTab } = propertyLink(READS, SALE, false);
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  expect([pathname, newTab]).toEqual(['/admin/dashboard', false]);
  expect(decodeDashboard(searchParams)).toEqual({ ...DEFAULT_DASHBOARD, text: 'Casa & Mar', status: 'all' });
});
