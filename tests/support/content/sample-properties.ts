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

/** A house of the built site's public index. */
export type SampleProperty = z.output<typeof cardsSchema>[number];

/** The houses of the public index as Hosting serves it, in order of their titles. */
export async function sampleProperties(origin: string): Promise<SampleProperty[]> {
  const page = await (await fetch(`${origin}/favorites`)).text();
  const base = /data-base="([^"]+)"/.exec(page)?.[1];
  if (base === undefined) throw new Error('The favourites page does not say where its cards are');
  const properties = cardsSchema.parse(await (await fetch(`${origin}${base}all.json`)).json());
  return properties.sort((one, other) =>
    one.title.localeCompare(other.title, 'en', { sensitivity: 'base', numeric: true }),
  );
}

/** Address of a house's page, as its card links to it. */
export function pathOf(property: SampleProperty): string {
  const path = /href="(\/property\/[^"]+)"/.exec(property.html)?.[1];
  if (path === undefined) throw new Error(`The card of ${property.title} links to no page`);
  return path;
}
