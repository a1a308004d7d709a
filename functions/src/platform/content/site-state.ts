import { INITIAL_SITE_STATE, siteStateSchema, type SiteState } from '#domain/publishing/site-state.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { siteStatePath } from '../firestore-paths.ts';

/** What the site is doing, within a step; a site that was never asked for anything is idle. */
export async function readSiteState(firestore: Firestore, transaction: Transaction): Promise<SiteState> {
  const found = await transaction.get(firestore.doc(siteStatePath()));
  return found.exists ? siteStateSchema.parse(found.data()) : INITIAL_SITE_STATE;
}

/** Writes what the site is doing. */
export function writeSiteState(firestore: Firestore, transaction: Transaction, site: SiteState): void {
  transaction.set(firestore.doc(siteStatePath()), siteStateSchema.parse(site));
}
