import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Any answer to a written document: what all kinds have in common. */
const writtenSchema = z.looseObject({
  document: z.looseObject({ id: z.string().default(''), rev: z.number(), orderIndex: z.number().default(-1) }),
  alsoChanged: z.array(z.string()),
});

/** What was answered when a document was written. */
export async function written(response: Response) {
  return writtenSchema.parse(await response.json());
}

/** What a form sends for a new document: its fields, and a key of its own. */
export const created = <Fields extends object>(fields: Fields) => ({ ...fields, key: randomUUID() });

/** A word that no other test uses. */
export const word = () => randomUUID().slice(0, 8);
/** What an editor writes of a service. */
export const service = () => ({
  title: `Private chef ${word()}`,
  description: 'Dinner at home.',
  image: null,
  imagePosition: 'right',
  backgroundColor: 'white',
  ctaText: 'READ MORE',
  ctaLink: '#',
  isActive: true,
});
/** What an editor writes of a person of the team. */
export const member = (department: string) => ({
  name: `Marta ${word()}`,
  title: 'Concierge',
  bio: '',
  photo: null,
  phone: '',
  email: '',
  department,
  isFeatured: false,
});
/** What an editor writes of a department. */
export const department = () => ({ name: `Guests ${word()}`, description: '', phone: '', email: '' });
