import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { afterAll, expect, it } from 'vitest';
import { openInboxFixture } from '#support/inbox/fixture.ts';

const inbox = openInboxFixture();

afterAll(() => inbox.close());

it('a sample message about an event venue gets the reply templates for events', async () => {
  const samples = inbox.firestore.collection('enquiries').where('property.slug', '==', 'a-cave-dos-toneis');
  const stored = (await samples.get()).docs.map((found) => storedEnquirySchema.parse(found.data()));
  const { id } = stored.find(({ emailKey }) => emailKey.endsWith('@visitor.example')) ?? { id: 'none' };
  const concierge = await inbox.accounts.open('concierge');
  expect((await inbox.read(concierge, { box: 'enquiries', id })).reply.kinds).toEqual(['event']);
});
