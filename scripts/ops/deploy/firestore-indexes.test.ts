import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { makePictureUse } from '#domain/media/picture-use.ts';
import { PUBLISH_MAX } from '#domain/publishing/limits.ts';
import { keptRevisionPath, pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { storedBytes } from './stored-bytes.ts';

const { fieldOverrides } = z
  .object({
    fieldOverrides: z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
    ),
  })
  .parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));

const exempt = fieldOverrides.filter(({ indexes }) => indexes.length === 0);

function isIndexedIn(group: string) {
  const paths = exempt.filter(({ collectionGroup }) => collectionGroup === group).map(({ fieldPath }) => fieldPath);
  return (field: string) => !paths.includes('*') && !paths.includes(field);
}

/** Photographs of a property of an agency. */
const PHOTOGRAPHS = 40;

/** The most that Firestore writes in one transaction, index entries included. */
const TRANSACTION_BYTES_MAX = 10 * 1024 * 1024;

describe('firestore.indexes.json', () => {
  it('lets a whole step of publishing be one transaction, with the index entries that emulators do not count', () => {
    // As long as what a real photograph has: a blurred miniature and a sentence.
    const picture = {
      ...pictureFixture(),
      placeholder: `data:image/webp;base64,${'A'.repeat(180)}`,
      alt: 'A'.repeat(110),
    };
    const gallery = Array.from({ length: PHOTOGRAPHS }, (_, index) => ({
      ...picture,
      id: index.toString(16).padStart(32, '0'),
    }));
    const collection = CONTENT_KINDS.properties.published;
    let bytes = 0;
    for (const property of generateProperties(PUBLISH_MAX, gallery)) {
      const published = { ...property, gallery };
      const { id, rev } = published;
      const use = makePictureUse(collection, id, published) ?? {};
      bytes += storedBytes(`${collection}/${id}`, published, isIndexedIn(collection));
      bytes += storedBytes(keptRevisionPath(collection, id, rev), published, isIndexedIn('kept'));
      bytes += storedBytes(pictureUsePath(collection, id), use, isIndexedIn('pictureUses'));
    }
    expect(bytes).toBeLessThan(TRANSACTION_BYTES_MAX);
  });

  it('leaves every field indexed by which a query looks or sorts', () => {
    const files = globSync('{functions/src,src,publisher,scripts}/**/*.{ts,tsx}', {
      exclude: (name) => name.includes('node_modules') || name.endsWith('.test.ts'),
    });
    const queried = files.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(?:where\(|orderBy\(|where: \[|orderBy: )'([\w.]+)'/g),
        ([, field]) => field,
      ),
    );
    expect(queried).toContain('slug');
    expect(exempt.filter(({ fieldPath }) => queried.includes(fieldPath))).toEqual([]);
  });
});
