import * as z from 'zod';

/** The owner's submission that a property was created from. */
export const propertyOriginSchema = z.strictObject({
  /** Id of the submission; the inbox opens it. */
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** Contact details; null for editors, who do not read messages, and for an anonymised submission. */
  owner: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
    })
    .nullable(),
});

export type PropertyOrigin = z.output<typeof propertyOriginSchema>;
