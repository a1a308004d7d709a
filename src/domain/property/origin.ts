import * as z from 'zod';

/** The owner's submission that a property was made of. */
export const propertyOriginSchema = z.strictObject({
  /** The submission's id, under which the inbox opens it. */
  id: z.uuid(),
  /** When it arrived. */
  receivedAt: z.iso.datetime(),
  /** How the owner is reached; null for editors, who do not look after messages, and once it was made anonymous. */
  owner: z
    .strictObject({
      /** Full name. */
      name: z.string(),
      /** Email address. */
      email: z.string(),
      /** Phone number. */
      phone: z.string(),
    })
    .nullable(),
});

/** The owner's submission that a property was made of. */
export type PropertyOrigin = z.output<typeof propertyOriginSchema>;
