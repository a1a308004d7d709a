import { expect, it } from 'vitest';
import { composeMail } from './compose-email.ts';

it('breaks a word of thousands of letters, which would widen the email, and not the labels beside it', () => {
  const facts = [{ label: 'Message', value: 'x'.repeat(4000) }];
  const { html } = composeMail({ subject: 'Enquiry', opening: [], facts, closing: [] });
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere"/);
  expect(html).toMatch(/<th [^>]*style="[^"]*overflow-wrap:normal"/);
});
