import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { showsStay } from '#domain/property/stay.ts';
import type { PaletteEntry } from '#admin/features/palette/CommandPalette.tsx';
import type { AdminScreen } from './admin-screen.ts';

type LinkedProperty = Pick<DashboardRow, 'id' | 'title' | 'type' | 'hasRentalOption'>;

/**
 * Where the palette leads with a property: to its form for roles that may edit. Others read its page; one that visitors
 * cannot open has a calendar, or at least its card on the dashboard.
 */
export function propertyLink(
  screens: readonly Pick<AdminScreen, 'path'>[],
  property: LinkedProperty,
  isOnSite: boolean,
): Pick<PaletteEntry, 'path' | 'newTab'> {
  const { id, title } = property;
  if (screens.some(({ path }) => path === 'edit-property/:id')) {
    return { path: `/admin/edit-property/${id}`, newTab: false };
  }
  if (isOnSite) return { path: `/property/${id}`, newTab: true };
  if (showsStay(property)) return { path: `/admin/calendar/${id}`, newTab: false };
  // With all statuses: it may be archived. Not encoded by the dashboard's code, which this frame would load for it.
  const search = new URLSearchParams({ q: title, status: 'all' });
  return { path: `/admin/dashboard?${search.toString()}`, newTab: false };
}
