import { randomUUID } from 'node:crypto';
import type { Api, ApiKey } from '#domain/api/contract.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import type { Account } from '#support/accounts/actors.ts';
import { created, department, member, service } from '#support/content/content-forms.ts';
import { newEmail, sendingOf } from '#support/forms/form-sending.ts';
import type { InboxFixture } from '#support/inbox/inbox-fixture.ts';
import { propertyForm } from '#support/content/property-form.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import type { PublishingFixture } from '#support/publishing/publishing-fixture.ts';
import { openSheetFixture } from '#support/import/sheet-fixture.ts';

/** Endpoints that the registry marks as creating something. */
export type CreatingKey = {
  [Key in ApiKey]: Api[Key] extends { readonly creates: string } ? Key : never;
}[ApiKey];

/** A request that creates something. */
export interface CreatingRequest {
  /** Who sends it; null for a visitor. */
  readonly account: Account | null;
  /** Where to; default the endpoint's own path. */
  readonly path?: string;
  /** What is sent; nothing when left out. */
  readonly body?: object;
  /** How many documents each collection has more afterwards, however often it is sent. */
  readonly makes: Readonly<Record<string, number>>;
}

/** What the requests are made with. */
interface Senders {
  readonly publishing: PublishingFixture;
  readonly inbox: InboxFixture;
  readonly admin: Account;
  readonly concierge: Account;
}

const person = () => ({
  ...{ ownerName: 'Rui Prova', email: newEmail(), phone: '912345678', propertyType: 'Villa', area: '90' },
  ...{ propertyLocation: 'Lagos', bedrooms: 3, bathrooms: 2, description: 'A house by the sea.', photos: [] },
  ...{ rentalType: 'Vacation Rental', priceExpectation: '€4,000 a week', agreeToTerms: true },
});

/** A request to every endpoint that creates something: one that is missing does not compile. */
export function creatingRequests({
  publishing,
  inbox,
  admin,
  concierge,
}: Senders): Readonly<Record<CreatingKey, () => Promise<CreatingRequest>>> {
  const { fixture, properties, validProperty, publisher, publishNew } = publishing;
  const { editor } = fixture;
  const sheets = openSheetFixture(fixture);

  return {
    'POST /api/accounts': async () => {
      const password = randomUUID();
      const body = { email: newEmail(), password, confirmPassword: password, agreeToTerms: true };
      return { account: null, body, makes: { accounts: 1 } };
    },
    'POST /api/enquiries': async () => {
      const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email: newEmail(), message: 'In May?' };
      return { account: null, body: { ...sendingOf('enquiry'), enquiry }, makes: { enquiries: 1, mail: 2 } };
    },
    'POST /api/submissions': async () => {
      const body = { ...sendingOf('submission'), submission: person() };
      return { account: null, body, makes: { submissions: 1, mail: 2 } };
    },
    'POST /api/newsletter': async () => {
      const body = { ...sendingOf('newsletter'), subscription: { email: newEmail(), consent: true } };
      return { account: null, body, makes: { subscribers: 1, mail: 1 } };
    },
    'POST /api/admin/inbox/{box}/{id}/notes': async () => {
      const { box, id } = await inbox.sendContact();
      const body = { id: randomUUID(), text: 'Called back.' };
      const makes = { [`${box}/${id}`]: 1, auditLog: 1 };
      return { account: concierge, path: `/api/admin/inbox/${box}/${id}/notes`, body, makes };
    },
    'POST /api/admin/inbox/{box}/{id}/replies': async () => {
      const { box, id } = await inbox.sendContact();
      const body = { id: randomUUID(), rev: 1, subject: 'The pool', text: 'It is heated.' };
      const makes = { [`${box}/${id}`]: 1, mail: 1, auditLog: 1 };
      return { account: concierge, path: `/api/admin/inbox/${box}/${id}/replies`, body, makes };
    },
    'POST /api/admin/submissions/{id}/accept': async () => {
      const { id } = await inbox.propose();
      const propertyId = randomUUID();
      fixture.forget('properties', propertyId);
      const path = `/api/admin/submissions/${id}/accept`;
      return { account: concierge, path, body: { rev: 1, propertyId }, makes: { properties: 1, auditLog: 2 } };
    },
    'POST /api/admin/uploads/from-address': async () => {
      const upload = randomUUID();
      // Nothing outside can be fetched here: the picture was, and its response was lost.
      const fetched = { state: 'refused', message: 'Too small.', finishedAt: new Date(), expiresAt: new Date() };
      await fixture.firestore.doc(`uploads/${editor.uid}/results/${upload}`).set(fetched);
      const body = { upload, address: 'https://pictures.test.example/a.jpg' };
      return { account: editor, body, makes: { [`uploads/${editor.uid}/results`]: 0 } };
    },
    'POST /api/admin/properties': async () => {
      const body = propertyForm();
      fixture.forget('properties', body.id);
      return { account: editor, body, makes: { properties: 1, auditLog: 1 } };
    },
    'POST /api/admin/properties/{id}/duplicate': async () => {
      const id = randomUUID();
      fixture.forget('properties', id);
      const path = `/api/admin/properties/${(await properties.create()).id}/duplicate`;
      return { account: editor, path, body: { id }, makes: { properties: 1, auditLog: 1 } };
    },
    'POST /api/admin/hero-images': async () => {
      const body = created({ image: pictureFixture('e'), isActive: false });
      return { account: editor, body, makes: { heroImages: 1, auditLog: 1 } };
    },
    'POST /api/admin/featured': async () => {
      const body = created({ propertyId: (await properties.create({ type: 'rental' })).id, isActive: false });
      return { account: editor, body, makes: { featured: 1, auditLog: 1 } };
    },
    'POST /api/admin/services': async () => ({
      ...{ account: editor, body: created(service()), makes: { services: 1, auditLog: 1 } },
    }),
    'POST /api/admin/team-members': async () => ({
      ...{ account: editor, body: created(member('Guests')), makes: { teamMembers: 1, auditLog: 1 } },
    }),
    'POST /api/admin/departments': async () => ({
      ...{ account: editor, body: created(department()), makes: { departments: 1, auditLog: 1 } },
    }),
    'POST /api/admin/imports/{id}/end': async () => {
      const id = randomUUID();
      await sheets.write([sheets.row()], { id });
      return { account: editor, path: `/api/admin/imports/${id}/end`, makes: { imports: 0, auditLog: 1 } };
    },
    'POST /api/admin/staff': async () => {
      const body = created({ email: newEmail(), name: 'Ana Prova', role: 'editor' });
      return { account: admin, body, makes: { staff: 1, mail: 1, auditLog: 1, accounts: 1 } };
    },
    'POST /api/admin/scheduled-publications': async () => {
      const { kind, id, rev } = targetOf(await validProperty());
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const body = { id: randomUUID(), targets: [{ kind, id, rev }], at };
      return { account: editor, body, makes: { scheduledPublications: 1, auditLog: 1 } };
    },
    'POST /api/admin/previews': async () => {
      const body = { id: randomUUID(), propertyId: (await properties.create()).id };
      return { account: editor, body, makes: { previews: 1 } };
    },
    'POST /api/admin/rollbacks': async () => {
      const releases: string[] = [];
      for (const name of ['first', 'second']) {
        const { buildId } = await publishNew();
        const release = `${name}-${buildId}`;
        await publisher.notify({ report: 'live', buildId, release, kept: null, result: null, log: '' });
        releases.push(release);
      }
      await publisher.untilSite(({ lease, requestedRevision, begunRevision }) => {
        return lease === null && requestedRevision === begunRevision;
      });
      return {
        account: admin,
        body: { buildId: randomUUID(), release: releases[0] },
        makes: { builds: 1, auditLog: 1 },
      };
    },
  };
}
