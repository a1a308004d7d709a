import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAccount } from '#functions/features/accounts/register-account.ts';
import { sendPasswordReset } from '#functions/features/accounts/send-password-reset.ts';
import { auth } from '#functions/platform/firebase.ts';
import { handlerInput, openFormHandlers, rejectionOf } from '#support/forms/form-handlers.ts';
import { newEmail, newIp } from '#support/forms/sending.ts';

const MOST = 3;
let now = new Date('2026-11-23T10:20:00Z');
const handlers = await openFormHandlers('capped', () => now);
const { firestore, deps } = handlers;
afterAll(handlers.close);

const staffEmail = settingsFixture().email;

const enquire = (email = newEmail()) => handlers.enquire({ kind: 'contact', message: 'Please call', email });
const signUp = () => handlers.signUp(newEmail());
const submit = (email: string) =>
  handlers.submit({
    ownerName: 'Rui Exemplo',
    email,
    phone: '+351 912 345 678',
    propertyType: 'Villa',
    propertyLocation: 'Comporta',
    bedrooms: 4,
    bathrooms: 3,
    area: '320',
    description: 'A villa among pines.',
    rentalType: 'Vacation Rental',
    priceExpectation: '€6,000 a week',
    agreeToTerms: true,
    photos: [],
  });

/** The handlers' dependencies with the emulator's accounts; `emails` gives the accounts that were created. */
function openRegistrations() {
  const created: string[] = [];
  vi.spyOn(auth(), 'createUser').mockImplementation(({ email = '' }) => {
    created.push(email);
    return Promise.reject(new Error('No account was to be created'));
  });
  return { ...deps, accounts: auth, emails: () => created };
}

async function recipients() {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).get();
  return docs.map((entry) => String(entry.get('to')));
}

async function notices() {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).get();
  return docs.filter((entry) => String(entry.get('message.subject')).startsWith('Emails to visitors are paused'));
}

const count = async (collection: string) => (await firestore.collection(collection).count().get()).data().count;

// Each test has an hour of its own.
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
  vi.stubEnv('ACKNOWLEDGEMENTS_PER_HOUR', String(MOST));
});

async function useUp() {
  for (let sent = 0; sent < MOST; sent += 1) expect(await enquire()).toMatchObject({ acknowledged: true });
}

describe('when the whole site has sent its acknowledgements of an hour', () => {
  it('stores further enquiries, mails them to the concierge and acknowledges none', async () => {
    await useUp();
    const [stored, email] = [await count(BUSINESS_COLLECTIONS.enquiries), newEmail()];
    const staffMails = (await recipients()).filter((to) => to === staffEmail).length;
    expect(await enquire(email)).toMatchObject({ acknowledged: false });
    expect(await count(BUSINESS_COLLECTIONS.enquiries)).toBe(stored + 1);
    const after = await recipients();
    expect(after).not.toContain(email);
    // The enquiry and the notice.
    expect(after.filter((to) => to === staffEmail)).toHaveLength(staffMails + 2);
  });

  it('stores an owner submission without acknowledging it', async () => {
    await useUp();
    const [stored, email] = [await count(BUSINESS_COLLECTIONS.submissions), newEmail()];
    await submit(email);
    expect(await count(BUSINESS_COLLECTIONS.submissions)).toBe(stored + 1);
    expect(await recipients()).not.toContain(email);
  });

  it('rejects a newsletter sign-up, which could not be confirmed, until the hour is over', async () => {
    await useUp();
    const stored = await count(BUSINESS_COLLECTIONS.subscribers);
    const rejection = await rejectionOf(signUp());
    expect(rejection.code).toBe('rate_limited');
    expect(rejection.headers['Retry-After']).toBe('2400');
    expect(await count(BUSINESS_COLLECTIONS.subscribers)).toBe(stored);
  });

  it('rejects a registration, but no password reset', async () => {
    await useUp();
    const { emails, ...accounts } = openRegistrations();
    const registration = { email: newEmail(), password: 'long enough', confirmPassword: 'long enough' };
    const input = { ...handlerInput(newIp()), body: { ...registration, agreeToTerms: true as const } };
    await expect(registerAccount(accounts)(input)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(emails()).toEqual([]);
    const reset = { ...handlerInput(newIp()), body: { email: newEmail() } };
    expect(await sendPasswordReset(accounts)(reset)).toEqual({ status: 'accepted' });
  });

  it('notifies staff once per hour, however many come at once', async () => {
    await useUp();
    const before = (await notices()).length;
    await Promise.allSettled([enquire(), enquire(), signUp(), submit(newEmail()), signUp(), enquire()]);
    expect(await notices()).toHaveLength(before + 1);
    expect((await notices()).every((entry) => String(entry.get('to')) === staffEmail)).toBe(true);
  });

  it('acknowledges again in the next hour', async () => {
    await useUp();
    expect(await enquire()).toMatchObject({ acknowledged: false });
    now = new Date(now.getTime() + 3_600_000);
    expect(await enquire()).toMatchObject({ acknowledged: true });
  });
});
