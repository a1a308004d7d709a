import { logger } from 'firebase-functions';
import { describe, expect, it, vi } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { contentFixture } from './content-fixture.ts';
import type { PdfContent } from './pdf-content.ts';
import type { PdfStore } from './pdf-store.ts';
import { servePdf, type PdfDeps } from './serve-pdf.ts';

const PATH = '/brochures/en/casa-da-duna.pdf';
const PDF = Buffer.from('%PDF-1.7');

/** A store in memory that keeps one version. */
function memoryStore(): PdfStore {
  let kept: { version: string; pdf: Uint8Array } | undefined;
  return {
    read: async (_, version) => (kept?.version === version ? kept.pdf : null),
    save: async (_, version, pdf) => {
      kept = { version, pdf };
    },
  };
}

function open(given: Partial<PdfDeps> = {}) {
  const render = vi.fn(async (content: PdfContent) => ({
    pdf: Buffer.concat([PDF, Buffer.from(content.property.title)]),
    isComplete: true,
  }));
  const readContent = async (_: unknown, slug: string) => (slug === 'casa-da-duna' ? contentFixture() : null);
  const serve = servePdf({ readContent, store: memoryStore(), render, ...given });
  return { render, ask: (path = PATH, init = {}) => serve(new Request(`http://site.example${path}`, init)) };
}

describe('a PDF', () => {
  it('is sent under its name, for the CDN to keep for minutes and browsers to ask for again', async () => {
    const { ask } = open();
    const response = await ask();
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 8)).toEqual(PDF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="casa-da-duna-brochure.pdf"',
      'cache-control': 'public, max-age=0, s-maxage=300',
      'x-robots-tag': 'noindex',
    });
  });

  it('is rendered once for each version', async () => {
    let title = 'Before';
    const readContent = async () => contentFixture({ property: publishedFixture({ title }) });
    const { ask, render } = open({ readContent });
    const [first, second] = [await ask(), await ask()];
    expect(render).toHaveBeenCalledTimes(1);
    expect(await second.text()).toBe(await first.text());
    title = 'After';
    const third = await ask();
    expect(await third.text()).toContain('After');
    expect(third.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  });

  it('is not sent again to a client that has it, nor rendered for HEAD', async () => {
    const { ask, render } = open();
    const head = await ask(PATH, { method: 'HEAD' });
    const again = await ask(PATH, { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
    expect([head.status, head.body, again.status, again.body]).toEqual([200, null, 304, null]);
    expect(render).not.toHaveBeenCalled();
  });

  it('that lacks a photograph is sent for a short time, and rendered again until it has all of them', async () => {
    let isComplete = false;
    const render = vi.fn(async () => ({ pdf: Buffer.from(`%PDF-1.7 ${isComplete}`), isComplete }));
    const { ask } = open({ render });
    const first = await ask();
    expect(await first.text()).toContain('false');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
    expect(first.headers.get('ETag')).toBeNull();
    isComplete = true;
    const [second, third] = [await ask(), await ask()];
    for (const response of [second, third]) expect(await response.text()).toContain('true');
    expect(second.headers.get('ETag')).not.toBeNull();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is sent also when it cannot be stored, which is logged', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    const store = { ...memoryStore(), save: () => Promise.reject(new Error('full')) };
    expect((await open({ store }).ask()).status).toBe(200);
    expect(log.mock.calls[0]?.[0]).toContain('Storing the brochure');
  });
});

describe('what is no PDF', () => {
  it.each(['/brochures/en/another.pdf', '/brochures/en/nonsense'])(
    '%s is not found, for a short time',
    async (path) => {
      await expect(open().ask(path)).rejects.toMatchObject({
        code: 'not_found',
        headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
      });
    },
  );

  it.each(['/brochures/en/another.pdf', '/scout-sheets/en/another.pdf'])(
    '%s leads a browser to the page of the property, or to the one that says there is none',
    async (path) => {
      const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
      const response = await open().ask(path, { headers });
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/property/another']);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
      // The CDN keeps it apart from what programs get.
      expect(response.headers.get('Vary')).toBe('Accept');
      await expect(open().ask(path)).rejects.toMatchObject({ headers: { Vary: 'Accept' } });
    },
  );

  it('rejects other methods', async () => {
    await expect(open().ask(PATH, { method: 'POST' })).rejects.toMatchObject({ code: 'method_not_allowed' });
  });
});
