import * as z from 'zod';

const cardsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      location: z.string(),
      description: z.string(),
      amount: z.int(),
      html: z.string(),
    }),
  )
  .min(10);

/** A property in the public index of the built site. */
export type SampleProperty = z.output<typeof cardsSchema>[number];

/** Reads the public index from Hosting, in order of the titles. */
export async function sampleProperties(origin: string): Promise<SampleProperty[]> {
  const page = await (await fetch(`${origin}/favorites`)).text();
  const base = /&quot;base&quot;:\[0,&quot;([^&]+)/.exec(page)?.[1];
  if (base === undefined) throw new Error('The favourites page does not say where its cards are');
  const properties = cardsSchema.parse(await (await fetch(`${origin}${base}all.json`)).json());
  return properties.sort((one, other) =>
    one.title.localeCompare(other.title, 'en', { sensitivity: 'base', numeric: true }),
  );
}

/** Path of a property's page, from the link of its card. */
export function propertyPathOf(property: SampleProperty): string {
  const path = /href="(\/property\/[^"]+)"/.exec(property.html)?.[1];
  if (path === undefined) throw new Error(`The card of ${property.title} links to no page`);
  return path;
}
