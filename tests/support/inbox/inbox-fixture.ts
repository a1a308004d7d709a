import { randomUUID } from 'node:crypto';
import { inboxApi } from '#domain/api/inbox.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { deleteApp, type App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { openAccountFixture, type Account, type AccountFixture } from '#support/accounts/actors.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/api-calls.ts';
import { enquiriesOf, only, submissionsOf } from '#support/forms/stored-submissions.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { newEmail, postJson, sendingOf } from '#support/forms/form-sending.ts';

/** Where a message lies. */
export type MessageAddress = Pick<InboxMessage, 'box' | 'id'>;

/** A desk at which tests answer messages that they sent before. */
export interface InboxFixture {
  /** The project. */
  readonly admin: App;
  /** The database. */
  readonly firestore: Firestore;
  /** Opens further accounts. */
  readonly accountFixture: AccountFixture;
  /** Sends a message of the contact form and gives where it lies. */
  readonly sendContact: (message?: string, email?: string) => Promise<MessageAddress>;
  /** Proposes a property and gives where the proposal lies. */
  readonly propose: (email?: string) => Promise<MessageAddress>;
  /** Calls the API as somebody. */
  readonly call: (account: Account, method: string, path: string, body?: object) => Promise<Response>;
  /** The message as somebody of the desk reads it. */
  readonly read: (account: Account, address: MessageAddress) => Promise<InboxMessage>;
  /** Deletes what was sent here, and the accounts. */
  readonly close: () => Promise<void>;
}

const { response } = inboxApi['GET /api/admin/inbox/{box}/{id}'];

/** The message in an answer of the API. */
export async function messageIn(result: Response): Promise<InboxMessage> {
  return response.parse(await result.json()).message;
}

/** Opens a desk. */
export function openInboxFixture(): InboxFixture {
  const environment = readEmulatorEnvironment();
  const admin = openAdminApp(environment);
  const firestore = openAdminFirestore(admin);
  const accountFixture = openAccountFixture(environment);
  const sent: MessageAddress[] = [];

  const note = (address: MessageAddress): MessageAddress => {
    sent.push(address);
    return address;
  };
  const call: InboxFixture['call'] = async (account, method, path, body) => {
    const headers = { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };

  return {
    ...{ admin, firestore, accountFixture, call },
    sendContact: async (message = 'Is the pool heated in May?', email = newEmail()) => {
      const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email, message };
      await postJson('/api/enquiries', { ...sendingOf('enquiry'), enquiry });
      return note({ box: 'enquiries', id: only(await enquiriesOf(firestore, email)).id });
    },
    propose: async (email = newEmail()) => {
      const submission = {
        ...{ ownerName: 'Rui Prova', email, phone: '912345678', propertyType: 'Villa' },
        ...{ propertyLocation: `Lagos ${randomUUID()}`, bedrooms: 3, bathrooms: 2, area: '1,250 m²' },
        ...{ description: 'A house by the sea.', rentalType: 'Vacation Rental', priceExpectation: '€4,000 a week' },
        ...{ agreeToTerms: true, amenities: ['pool', 'cinema'], photos: [] },
      };
      await postJson('/api/submissions', { ...sendingOf('submission'), submission });
      return note({ box: 'submissions', id: only(await submissionsOf(firestore, email)).id });
    },
    read: async (account, { box, id }) => messageIn(await call(account, 'GET', `/api/admin/inbox/${box}/${id}`)),
    close: async () => {
      for (const { box, id } of sent) await firestore.doc(`${box}/${id}`).delete();
      await accountFixture.close();
      await deleteApp(admin);
    },
  };
}
