import { randomUUID } from 'node:crypto';
import { inboxApi } from '#domain/api/inbox.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { deleteApp, type App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { openAccountFixture, type Account, type AccountFixture } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { enquiriesOf, only, submissionsOf } from '#support/forms/stored.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { newEmail, postJson, formMetadata } from '#support/forms/sending.ts';

/** Box and id of a message. */
export type MessageRef = Pick<InboxMessage, 'box' | 'id'>;

/** Messages that tests send and staff handle; deleted when the fixture closes. */
export interface InboxFixture {
  readonly admin: App;
  readonly firestore: Firestore;
  readonly accounts: AccountFixture;
  /** Sends the contact form. */
  readonly sendContact: (message?: string, email?: string) => Promise<MessageRef>;
  /** Sends an owner's submission. */
  readonly sendSubmission: (email?: string) => Promise<MessageRef>;
  readonly call: (account: Account, method: string, path: string, body?: object) => Promise<Response>;
  /** Reads a message as this account sees it. */
  readonly read: (account: Account, ref: MessageRef) => Promise<InboxMessage>;
  readonly close: () => Promise<void>;
}

const { response } = inboxApi['GET /api/admin/inbox/{box}/{id}'];

export async function readMessage(result: Response): Promise<InboxMessage> {
  return response.parse(await result.json()).message;
}

export function openInboxFixture(): InboxFixture {
  const environment = readEmulatorEnvironment();
  const admin = openAdminApp(environment);
  const firestore = openAdminFirestore(admin);
  const accounts = openAccountFixture(environment);
  const sent: MessageRef[] = [];

  const track = (ref: MessageRef): MessageRef => {
    sent.push(ref);
    return ref;
  };
  const call: InboxFixture['call'] = async (account, method, path, body) => {
    const headers = { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };

  return {
    ...{ admin, firestore, accounts, call },
    sendContact: async (message = 'Is the pool heated in May?', email = newEmail()) => {
      const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email, message };
      await postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry });
      return track({ box: 'enquiries', id: only(await enquiriesOf(firestore, email)).id });
    },
    sendSubmission: async (email = newEmail()) => {
      const submission = {
        ...{ ownerName: 'Rui Prova', email, phone: '912345678', propertyType: 'Villa' },
        ...{ propertyLocation: `Lagos ${randomUUID()}`, bedrooms: 3, bathrooms: 2, area: '1,250 m²' },
        ...{ description: 'A villa by the sea.', rentalType: 'Vacation Rental', priceExpectation: '€4,000 a week' },
        ...{ agreeToTerms: true, amenities: ['pool', 'cinema'], photos: [] },
      };
      await postJson('/api/submissions', { ...formMetadata('submission'), submission });
      return track({ box: 'submissions', id: only(await submissionsOf(firestore, email)).id });
    },
    read: async (account, { box, id }) => readMessage(await call(account, 'GET', `/api/admin/inbox/${box}/${id}`)),
    close: async () => {
      for (const { box, id } of sent) await firestore.doc(`${box}/${id}`).delete();
      await accounts.close();
      await deleteApp(admin);
    },
  };
}
