import { randomUUID } from 'node:crypto';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf, type newPropertySchema } from '#domain/property/input.ts';
import * as z from 'zod';

/** The fields that the responses about all kinds of documents share. */
const savedSchema = z.looseObject({
  document: z.looseObject({ id: z.string().default(''), rev: z.number(), orderIndex: z.number().default(-1) }),
  alsoChanged: z.array(z.string()),
});

/** Reads the response to a saved document of any kind. */
export async function readSaved(response: Response) {
  return savedSchema.parse(await response.json());
}

/** Adds the idempotency key that a form sends with a new document. */
export const withKey = <Fields extends object>(fields: Fields) => ({ ...fields, key: randomUUID() });

/** A text that no other test uses. */
export const uniqueWord = () => randomUUID().slice(0, 8);

export const serviceForm = () => ({
  title: `Private chef ${uniqueWord()}`,
  description: 'Dinner at home.',
  image: null,
  imagePosition: 'right',
  backgroundColor: 'white',
  ctaText: 'READ MORE',
  ctaLink: '#',
  isActive: true,
});

export const memberForm = (department: string) => ({
  name: `Marta ${uniqueWord()}`,
  title: 'Concierge',
  bio: '',
  photo: null,
  phone: '',
  email: '',
  department,
  whatsApp: '',
  isFeatured: false,
});

export const departmentForm = () => ({ name: `Guests ${uniqueWord()}`, description: '', phone: '', email: '' });

/** A new rental with a unique id and title; `fields` override its values. */
export function propertyForm(
  fields: Partial<z.input<typeof newPropertySchema>> = {},
): z.input<typeof newPropertySchema> {
  const id = randomUUID();
  const property = newProperty({
    id,
    slug: 'unused',
    title: `Casa ${id.slice(0, 8)}`,
    location: 'Carvalhal, Comporta',
    createdAt: '2026-03-01T09:00:00.000Z',
  });
  const input = propertyInputOf({ ...property, rev: 1, archivedAt: null });
  return { ...input, id, price: 'from €1,250 per night', ...fields };
}
