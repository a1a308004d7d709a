import { expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { feesFormSchema, fieldsOfFees } from './fees-form.ts';

it('an invalid pet fee is no fault where no pets are allowed, which hides it', () => {
  const typed = { ...fieldsOfFees({ ...NO_FEES, pet: 50 }), pet: -5 };
  expect(feesFormSchema.safeParse(typed).success).toBe(false);
  expect(feesFormSchema.parse({ ...typed, petsAllowed: false }).pet).toBeNull();
});
