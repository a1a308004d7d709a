import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { TeamMember } from '#domain/content/team.ts';
import { hasScoutSheet, type PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { stayFeesSchema } from '#domain/stay/fees.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { calendarPath, publishedPropertiesPath } from '#platform/firestore-paths.ts';
import { sha256 } from '#platform/secrets.ts';

/** Version of the layouts; raise it when one changes, so that stored PDFs are made again. */
const LAYOUT_VERSION = 8;

/** Everything that a PDF says, from published documents. */
export interface PdfContent {
  readonly kind: PdfKind;
  readonly property: PublishedProperty;
  /** Null when nobody of the team is named for the property. */
  readonly adviser: Pick<TeamMember, 'name' | 'title' | 'phone' | 'email'> | null;
  /** Deposit of the calendar in whole euros; 0 for none. */
  readonly deposit: number;
  readonly settings: Pick<
    SiteSettings,
    'brandName' | 'phone' | 'email' | 'officeHours' | 'companyName' | 'companyRegistration' | 'licences'
  >;
  /** URL of the property's page. */
  readonly url: string;
}

/** Reads the content of a PDF; null when there is no such property, or none of this kind for it. */
export async function readPdfContent(
  deps: Omit<SiteDeps, 'clock'>,
  kind: PdfKind,
  slug: string,
): Promise<PdfContent | null> {
  const firestore = deps.database();
  const { docs } = await firestore.collection(publishedPropertiesPath()).where('slug', '==', slug).limit(1).get();
  if (docs[0] === undefined) return null;
  const property = PUBLISHED_SCHEMAS.properties.parse(docs[0].data());
  if (kind === 'scout-sheet' && !hasScoutSheet(property)) return null;
  const [{ brandName, phone, email, officeHours, companyName, companyRegistration, licences }, adviser, deposit] =
    await Promise.all([
      deps.content.readSettings(),
      readAdviser(firestore, property.adviser),
      readDeposit(firestore, property.id),
    ]);
  return {
    ...{ kind, property, adviser, deposit },
    settings: { brandName, phone, email, officeHours, companyName, companyRegistration, licences },
    url: new URL(propertyPath(slug), deps.siteOrigin()).href,
  };
}

async function readAdviser(firestore: Firestore, id: string | null): Promise<PdfContent['adviser']> {
  if (id === null) return null;
  const stored = await firestore.doc(`${CONTENT_KINDS.teamMembers.published}/${id}`).get();
  if (!stored.exists) return null;
  const { name, title, phone, email } = PUBLISHED_SCHEMAS.teamMembers.parse(stored.data());
  return { name, title, phone, email };
}

async function readDeposit(firestore: Firestore, propertyId: string): Promise<number> {
  const stored = await firestore.doc(calendarPath(propertyId)).get();
  return stored.exists ? depositOf(stored.data()) : 0;
}

/** Only this part: a brochure is made although another kind of fee, or an entry of the calendar, cannot be read. */
const depositSchema = z.object({ fees: stayFeesSchema.pick({ deposit: true }).strip() });

/** The deposit of a stored calendar, in whole euros; 0 for none. */
export function depositOf(calendar: unknown): number {
  return depositSchema.parse(calendar).fees.deposit;
}

/** A hash that changes with the content and the layout. */
export function versionOf(content: PdfContent): string {
  return sha256(JSON.stringify([LAYOUT_VERSION, content])).slice(0, 32);
}
