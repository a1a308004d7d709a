import { INITIAL_SITE_STATE, siteStateSchema, type SiteState } from '#domain/publishing/site-state.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { siteStatePath } from '../firestore-paths.ts';

/** Reads the state of the site; without a stored one the site is idle. */
export async function readSiteState(firestore: Firestore, transaction: Transaction): Promise<SiteState> {
  const found = await transaction.get(firestore.doc(siteStatePath()));
  return found.exists ? siteStateSchema.parse(found.data()) : INITIAL_SITE_STATE;
}

export function writeSiteState(firestore: Firestore, transaction: Transaction, site: SiteState): void {
  transaction.set(firestore.doc(siteStatePath()), siteStateSchema.parse(site));
}
