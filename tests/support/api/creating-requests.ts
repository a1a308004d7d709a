import { randomUUID } from 'node:crypto';
import type { Api, ApiKey } from '#domain/api/contract.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { withKey, departmentForm, memberForm, serviceForm } from '#support/content/forms.ts';
import { newEmail, formMetadata } from '#support/forms/sending.ts';
import type { InboxFixture } from '#support/inbox/fixture.ts';
import { propertyForm } from '#support/content/forms.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import type { PublishingFixture } from '#support/publishing/fixture.ts';
import { blockOf } from '#support/stays/calendar-fixture.ts';
import type { EnquiryStayFixture } from '#support/stays/enquiry-stay-fixture.ts';
import { openSheetFixture } from '#support/import/fixture.ts';

/** Endpoints that the registry marks with `creates`. */
export type CreatingKey = {
  [Key in ApiKey]: Api[Key] extends { readonly creates: string } ? Key : never;
}[ApiKey];

export interface CreatingRequest {
  /** Sender; null for a visitor. */
  readonly account: Account | null;
  /** Default: the endpoint's own path. */
  readonly path?: string;
  readonly body?: object;
  /** Number of documents added to each collection, however often the request is sent. */
  readonly added: Readonly<Record<string, number>>;
}

interface Senders {
  readonly publishing: PublishingFixture;
  readonly inbox: InboxFixture;
  readonly stays: EnquiryStayFixture;
  readonly admin: Account;
  readonly concierge: Account;
}

const submissionForm = () => ({
  ...{ ownerName: 'Rui Prova', email: newEmail(), phone: '912345678', propertyType: 'Villa', area: '90' },
  ...{ propertyLocation: 'Lagos', bedrooms: 3, bathrooms: 2, description: 'A villa by the sea.', photos: [] },
  ...{ rentalType: 'Vacation Rental', priceExpectation: '€4,000 a week', agreeToTerms: true },
});

/** One request for each creating endpoint; a missing one does not compile. */
export function creatingRequests({
  publishing,
  inbox,
  stays,
  admin,
  concierge,
}: Senders): Readonly<Record<CreatingKey, () => Promise<CreatingRequest>>> {
  const { content, properties, createValidProperty, publisher, publishNewProperty } = publishing;
  const { editor } = content;
  const sheets = openSheetFixture(content);

  return {
    'POST /api/accounts': async () => {
      const password = randomUUID();
      const body = { email: newEmail(), password, confirmPassword: password, agreeToTerms: true };
      return { account: null, body, added: { accounts: 1 } };
    },
    'POST /api/enquiries': async () => {
      const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email: newEmail(), message: 'In May?' };
      return { account: null, body: { ...formMetadata('enquiry'), enquiry }, added: { enquiries: 1, mail: 2 } };
    },
    'POST /api/submissions': async () => {
      const body = { ...formMetadata('submission'), submission: submissionForm() };
      return { account: null, body, added: { submissions: 1, mail: 2 } };
    },
    'POST /api/newsletter': async () => {
      const body = { ...formMetadata('newsletter'), subscription: { email: newEmail(), consent: true } };
      return { account: null, body, added: { subscribers: 1, mail: 1 } };
    },
    'POST /api/admin/calendars/{id}/occupancies': async () => {
      const { id } = await properties.create();
      const body = blockOf('2027-05-01', '2027-05-04');
      return {
        account: concierge,
        path: `/api/admin/calendars/${id}/occupancies`,
        body,
        added: { calendars: 1, auditLog: 1 },
      };
    },
    'POST /api/admin/calendars/{id}/feeds': async () => {
      const { id } = await properties.create();
      const body = { id: randomUUID(), site: 'A sample', url: 'https://calendars.example/nights.ics' };
      return {
        account: admin,
        path: `/api/admin/calendars/${id}/feeds`,
        body,
        added: { calendars: 1, calendarFeeds: 1, auditLog: 1 },
      };
    },
    'POST /api/admin/enquiries/{id}/hold': async () => {
      const { id } = await stays.ask((await stays.openLetting()).id);
      const path = `/api/admin/enquiries/${id}/hold`;
      return { account: concierge, path, body: { id: randomUUID() }, added: { mail: 1, auditLog: 2 } };
    },
    'POST /api/admin/enquiries/{id}/booking': async () => {
      const { id } = await stays.ask((await stays.openLetting()).id);
      const path = `/api/admin/enquiries/${id}/booking`;
      return { account: concierge, path, body: { id: randomUUID() }, added: { auditLog: 2 } };
    },
    'POST /api/admin/inbox/{box}/{id}/notes': async () => {
      const { box, id } = await inbox.sendContact();
      const body = { id: randomUUID(), text: 'Called back.' };
      const added = { [`${box}/${id}`]: 1, auditLog: 1 };
      return { account: concierge, path: `/api/admin/inbox/${box}/${id}/notes`, body, added };
    },
    'POST /api/admin/inbox/{box}/{id}/replies': async () => {
      const { box, id } = await inbox.sendContact();
      const body = { id: randomUUID(), rev: 1, subject: 'The pool', text: 'It is heated.' };
      const added = { [`${box}/${id}`]: 1, mail: 1, auditLog: 1 };
      return { account: concierge, path: `/api/admin/inbox/${box}/${id}/replies`, body, added };
    },
    'POST /api/admin/submissions/{id}/accept': async () => {
      const { id } = await inbox.sendSubmission();
      const propertyId = randomUUID();
      content.deleteAfterwards('properties', propertyId);
      const path = `/api/admin/submissions/${id}/accept`;
      return { account: concierge, path, body: { rev: 1, propertyId }, added: { properties: 1, auditLog: 2 } };
    },
    'POST /api/admin/uploads/from-address': async () => {
      const upload = randomUUID();
      // The emulator cannot fetch public addresses, so the result of a first request is stored here.
      const fetched = { state: 'refused', message: 'Too small.', finishedAt: new Date(), expiresAt: new Date() };
      await content.firestore.doc(`uploads/${editor.uid}/results/${upload}`).set(fetched);
      const body = { upload, address: 'https://pictures.test.example/a.jpg' };
      return { account: editor, body, added: { [`uploads/${editor.uid}/results`]: 0 } };
    },
    'POST /api/admin/properties': async () => {
      const body = propertyForm();
      content.deleteAfterwards('properties', body.id);
      return { account: editor, body, added: { properties: 1, auditLog: 1 } };
    },
    'POST /api/admin/properties/{id}/duplicate': async () => {
      const id = randomUUID();
      content.deleteAfterwards('properties', id);
      const path = `/api/admin/properties/${(await properties.create()).id}/duplicate`;
      return { account: editor, path, body: { id }, added: { properties: 1, auditLog: 1 } };
    },
    'POST /api/admin/hero-images': async () => {
      const body = withKey({ image: await content.storePicture(), isActive: false });
      return { account: editor, body, added: { heroImages: 1, auditLog: 1 } };
    },
    'POST /api/admin/featured': async () => {
      const body = withKey({ propertyId: (await properties.create({ type: 'rental' })).id, isActive: false });
      return { account: editor, body, added: { featured: 1, auditLog: 1 } };
    },
    'POST /api/admin/services': async () => ({
      ...{ account: editor, body: withKey(serviceForm()), added: { services: 1, auditLog: 1 } },
    }),
    'POST /api/admin/team-members': async () => ({
      ...{ account: editor, body: withKey(memberForm('Guests')), added: { teamMembers: 1, auditLog: 1 } },
    }),
    'POST /api/admin/departments': async () => ({
      ...{ account: editor, body: withKey(departmentForm()), added: { departments: 1, auditLog: 1 } },
    }),
    'POST /api/admin/imports/{id}/end': async () => {
      const id = randomUUID();
      await sheets.write([sheets.row()], { id });
      return { account: editor, path: `/api/admin/imports/${id}/end`, added: { imports: 0, auditLog: 1 } };
    },
    'POST /api/admin/staff': async () => {
      const body = withKey({ email: newEmail(), name: 'Ana Prova', role: 'editor' });
      return { account: admin, body, added: { staff: 1, mail: 1, auditLog: 1, accounts: 1 } };
    },
    'POST /api/admin/scheduled-publications': async () => {
      const { kind, id, rev } = publishTargetOf(await createValidProperty());
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const body = { id: randomUUID(), targets: [{ kind, id, rev }], at };
      return { account: editor, body, added: { scheduledPublications: 1, auditLog: 1 } };
    },
    'POST /api/admin/previews': async () => {
      const body = { id: randomUUID(), propertyId: (await properties.create()).id };
      return { account: editor, body, added: { previews: 1 } };
    },
    'POST /api/admin/rollbacks': async () => {
      const releases: string[] = [];
      for (const name of ['first', 'second']) {
        const { buildId } = await publishNewProperty();
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
        added: { builds: 1, auditLog: 1 },
      };
    },
  };
}
