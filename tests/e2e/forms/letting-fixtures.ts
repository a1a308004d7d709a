import type { Locator, Page } from '@playwright/test';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { listFreeStays, type FreeStay } from '#domain/stay/free-stays.ts';
import { addDays, listStayNights, type StayNights } from '#domain/stay/nights.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { sampleProperty } from './form-fixtures.ts';

/** A letting whose page has the planner, its calendar and the stays that can be had. */
interface Letting {
  property: PublishedProperty;
  stay: PublicStay;
  free: readonly FreeStay[];
  /** From today on. */
  days: StayNights;
}

/**
 * Opens the page of the sample's letting by the night without a booking link. Only requested-stay.spec.ts changes its
 * calendar, and takes no more than the last free stay for a moment.
 */
export async function openLetting(page: Page, query = ''): Promise<Letting> {
  const property = await sampleProperty('rental', ({ bookingLink, people }) => bookingLink === null && people > 3);
  const answer = await page.request.get(`/api/properties/${property.id}/stay`);
  const { stay } = publicStaysApi['GET /api/properties/{id}/stay'].response.parse(await answer.json());
  if (stay === null) throw new Error('The sample has a calendar for every letting.');
  const today = lisbonTime(new Date()).date;
  const days = listStayNights({ from: today, to: addDays(today, 400) });
  await page.goto(propertyPath(property.slug) + query);
  return { property, stay, days, free: listFreeStays(stay, property.people, days, 20) };
}

export const plannerOf = (page: Page): Locator => page.locator('.stay-planner');

export const totalOf = (within: Locator): Locator => within.locator('.quote-total dd');
