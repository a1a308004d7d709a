import { describe, expect, it, vi } from 'vitest';
import { indexedPropertyFixture } from '#domain/search/index/indexed-property-fixture.ts';
import { makeIndex } from '#domain/search/index/index-file.ts';
import { readIndex } from '#domain/search/index/read-index.ts';
import { type CardDetails, createCardDetails, detailOf } from './card-details.ts';

const titles = Array.from({ length: 30 }, (_, index) => `Casa ${index}`);
const { rows } = readIndex(
  makeIndex(
    titles.map((title) => indexedPropertyFixture({ title })),
    [],
  ),
);
const slices = ['/data/0.json', '/data/1.json', '/data/2.json'];
const reloadPage = vi.fn();
const slice = (first: number) => rows.slice(first, first + 12).map(({ title }) => ({ id: title, picture: null }));

function answering(answers: Record<string, unknown>, status = 503) {
  const fetched = vi.fn((address: string) =>
    Promise.resolve(address in answers ? Response.json(answers[address]) : new Response(null, { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Waits until the next slice is loaded. */
function nextSlice(details: CardDetails): Promise<void> {
  return new Promise((done) => {
    const end = details.$known.listen(() => {
      end();
      done();
    });
  });
}

describe('pictures of cards', () => {
  it('are fetched once per slice, for the shown cards', async () => {
    const fetched = answering({ '/data/1.json': slice(12) });
    const details = createCardDetails(() => slices, reloadPage);
    const shown = rows.slice(13, 15);
    const come = nextSlice(details);
    details.want(shown);
    details.want(shown);
    expect(shown.map((row) => detailOf(details.$known.get(), row))).toEqual([undefined, undefined]);
    await come;
    expect(shown.map((row) => detailOf(details.$known.get(), row)?.id)).toEqual(['Casa 13', 'Casa 14']);
    details.want(shown);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/data/1.json']);
  });

  it('that fail to load are left out, and are fetched again later', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fetched = answering({});
    const details = createCardDetails(() => slices, reloadPage);
    const [row] = rows;
    if (!row) throw new Error('expected a row');
    const come = nextSlice(details);
    details.want([row]);
    await come;
    expect(detailOf(details.$known.get(), row)).toBeNull();
    expect(report).toHaveBeenCalledOnce();
    const again = nextSlice(details);
    details.want([row]);
    await again;
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('that a new release no longer has reload the page, with the next search that needs others', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const fetched = answering({ '/data/0.json': slice(0) }, 404);
    const details = createCardDetails(() => slices, reloadPage);
    for (const shown of [rows.slice(0, 1), rows.slice(12, 13)]) {
      const come = nextSlice(details);
      details.want(shown);
      await come;
    }
    details.want(rows.slice(0, 1));
    expect(reloadPage).not.toHaveBeenCalled();
    details.want(rows);
    expect(reloadPage).toHaveBeenCalledOnce();
    // What is missing is asked for once more, past the browser's cache (lib/fetch-json.ts).
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/data/0.json', '/data/1.json', '/data/1.json']);
  });
});
