import { randomUUID } from 'node:crypto';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { pdfPath } from '#domain/property/pdf/pdf-kinds.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode, readPdf } from '#functions/features/pdf/pdf-reader-fixture.ts';
import { publishedPropertiesPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import { callSite, readProblem, statusOfRawPath } from '#support/api/calls.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = openAdminFirestore(admin);
const bucket = getStorage(admin).bucket();
const ids: string[] = [];

/** Publishes a copy of the sample property with the most pictures, which no request has asked a PDF of. */
async function publishCopy(fields: Partial<PublishedProperty>): Promise<PublishedProperty> {
  const { docs } = await firestore.collection(publishedPropertiesPath()).get();
  const [sample] = docs
    .map((document) => PUBLISHED_SCHEMAS.properties.safeParse(document.data()).data)
    .filter((property) => property !== undefined)
    .toSorted((one, other) => other.gallery.length - one.gallery.length);
  if (sample === undefined) throw new Error('Nothing is published. Was the sample content seeded?');
  const id = randomUUID();
  const copy = { ...sample, id, slug: `pdf-${id}`, showOnEventsPage: true, ...fields };
  await firestore.doc(publishedPropertyPath(id)).set(copy);
  ids.push(id);
  return copy;
}

const storedOf = async ({ id }: PublishedProperty): Promise<string[]> => {
  const [files] = await bucket.getFiles({ prefix: `pdf/brochure/${id}/` });
  return files.map(({ name }) => name);
};

let property: PublishedProperty;
let path: string;
beforeAll(async () => {
  property = await publishCopy({ title: 'Casa das Folhas' });
  path = pdfPath('brochure', property.slug);
});

afterAll(async () => {
  for (const id of ids) {
    await firestore.doc(publishedPropertyPath(id)).delete();
    for (const kind of ['brochure', 'scout-sheet']) await bucket.deleteFiles({ prefix: `pdf/${kind}/${id}/` });
  }
  await deleteApp(admin);
});

describe('a brochure', () => {
  it('opens in two readers, with its photographs', async () => {
    const started = performance.now();
    const response = await callSite(path);
    const pdf = Buffer.from(await response.arrayBuffer());
    console.log(`The first brochure took ${Math.round(performance.now() - started)} ms, ${pdf.length} bytes.`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const { pdfJs, pdfium, embedded, described } = await readPdf(pdf);
    expect(embedded).toBe(described);
    for (const { pages } of [pdfJs, pdfium]) {
      expect(pages.length).toBeLessThanOrEqual(6);
      expect(pages[0]).toContain('Casa das Folhas');
    }
    expect(await readCode(pdf)).toMatch(new RegExp(`/property/${property.slug}$`));
    expect(pdf.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(Math.min(6, 1 + property.gallery.length));
  });

  it('comes in under three seconds, rendered for the first time', { tags: ['nightly'] }, async () => {
    const times: number[] = [];
    for (const another of [await publishCopy({}), await publishCopy({}), await publishCopy({})]) {
      const started = performance.now();
      await (await callSite(pdfPath('brochure', another.slug))).arrayBuffer();
      times.push(performance.now() - started);
    }
    // The fastest: builds of other tests may run beside the others.
    expect(Math.min(...times)).toBeLessThan(3000);
  });

  it('is stored once, and not sent again to who has it', async () => {
    const first = await callSite(path);
    const tag = first.headers.get('ETag') ?? '';
    const second = await callSite(path);
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
    expect(await storedOf(property)).toEqual([`pdf/brochure/${property.id}/${tag.replaceAll('"', '')}`]);
    expect((await callSite(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await callSite(path, { method: 'HEAD' })).headers.get('ETag')).toBe(tag);
  });

  it('is another one after the property has changed, which takes its place', async () => {
    const before = (await callSite(path)).headers.get('ETag');
    await firestore.doc(publishedPropertyPath(property.id)).update({ title: 'Casa dos Livros' });
    const after = await callSite(path);
    expect(after.headers.get('ETag')).not.toBe(before);
    const { pdfium } = await readPdf(new Uint8Array(await after.arrayBuffer()));
    expect(pdfium.pages[0]).toContain('Casa dos Livros');
    expect(await storedOf(property)).toHaveLength(1);
  });

  it('may be kept by the CDN for minutes, and no page may frame it', async () => {
    const { headers } = await callSite(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=300');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('cannot be written', async () => {
    const response = await callSite(path, { method: 'PUT', body: 'x' });
    expect((await readProblem(response)).code).toBe('method_not_allowed');
  });
});

describe('a scout sheet', () => {
  it('is there for a property that events are held at', async () => {
    const response = await callSite(pdfPath('scout-sheet', property.slug));
    const { pdfJs } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pdfJs.pages[0]).toContain('SCOUT SHEET');
  });

  it('is missing for a house for holidays', async () => {
    const home = await publishCopy({
      ...{ type: 'rental', spaces: [] },
      ...{ showOnEventsPage: false, showOnRetreatsPage: false, showOnProductionsPage: false },
    });
    const response = await callSite(pdfPath('scout-sheet', home.slug));
    expect((await readProblem(response)).code).toBe('not_found');
  });
});

describe('what is no PDF', () => {
  it('is not found: an unknown property, and one that is not published', async () => {
    const id = randomUUID();
    await firestore.doc(`properties/${id}`).set({ ...property, id, slug: `draft-${id}` });
    for (const slug of ['nobody-knows-it', `draft-${id}`]) {
      expect((await readProblem(await callSite(pdfPath('brochure', slug)))).code).toBe('not_found');
    }
    await firestore.doc(`properties/${id}`).delete();
  });

  it.each([
    '/brochures/en/../../pdf/secret.pdf',
    '/brochures/en/%2e%2e%2fsecret.pdf',
    '/brochures/en/casa.pdf%00',
    '/brochures/en/',
    '/brochures/fr/casa.pdf',
    '/scout-sheets/en/casa',
  ])('%s is 404', async (trick) => {
    expect(await statusOfRawPath(trick)).toBe(404);
  });
});
