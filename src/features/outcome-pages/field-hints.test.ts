import { expect, it } from 'vitest';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { FIELD_HINTS } from './field-hints.ts';

it('without JavaScript a form about a property that was withdrawn says so', () => {
  expect(FIELD_HINTS['propertyId']).toBe('This property is no longer available');
});

const FORMS = [...enquirySchema.options, submissionSchema].map(
  (schema) => [Object.keys(schema.shape), schema] as const,
);

it.each(FORMS)('without JavaScript a text that is too long is named as such, among %s', (fields, schema) => {
  const sent = schema.safeParse(Object.fromEntries(fields.map((field) => [field, 'x'.repeat(5000)])));
  const tooLong = (sent.error?.issues ?? []).filter(({ message }) => message.startsWith('Please use at most'));
  expect(tooLong.length).toBeGreaterThan(0);
  for (const { path, message } of tooLong) {
    const field = path.join('.');
    // An address or a number of that length has a better hint.
    if (field !== 'email' && field !== 'phone') expect(FIELD_HINTS[field]).toContain(message);
  }
});
