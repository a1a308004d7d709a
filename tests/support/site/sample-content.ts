import type * as z from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { type PreparedSample, prepareSample } from '#scripts/seed/prepare-sample.ts';

type PublishedCopy<Kind extends ContentKind> = z.output<(typeof PUBLISHED_SCHEMAS)[Kind]>;

/** Kind by kind, so that the compiler knows what each schema makes. */
const SCHEMAS: { [Kind in ContentKind]: z.ZodType<PublishedCopy<Kind>> } = PUBLISHED_SCHEMAS;

let prepared: Promise<PreparedSample> | undefined;

/**
 * The published copies of one kind of the sample content, from which the built site was made, in display order. Not from
 * Firestore, because other tests write there.
 */
export async function sampleContent<Kind extends ContentKind>(kind: Kind): Promise<PublishedCopy<Kind>[]> {
  prepared ??= prepareSample();
  const { documents } = await prepared;
  const schema = SCHEMAS[kind];
  return documents
    .filter(({ collection }) => collection === CONTENT_KINDS[kind].published)
    .map(({ data }) => schema.parse(data))
    .sort((a, b) => positionOf(a) - positionOf(b));
}

function positionOf(copy: object): number {
  return 'orderIndex' in copy ? Number(copy.orderIndex) : 0;
}

/** The site settings of the sample content. */
export async function sampleSettings(): Promise<PublishedCopy<'settings'>> {
  const [settings] = await sampleContent('settings');
  if (settings === undefined) throw new Error('the sample content has no settings');
  return settings;
}
