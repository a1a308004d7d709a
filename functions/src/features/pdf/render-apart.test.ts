import { expect, it } from 'vitest';
import { contentFixture } from './content-fixture.ts';
import { renderApart } from './render-apart.ts';

const INPUT = { content: contentFixture(), photos: [] };
const workerOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const imported = "import { parentPort, workerData } from 'node:worker_threads';";

it('gives the bytes that the thread sends', async () => {
  const worker = workerOf(`${imported} parentPort.postMessage(new TextEncoder().encode(workerData.content.kind))`);
  expect(Buffer.from(await renderApart(INPUT, { worker })).toString()).toBe('brochure');
});

it('is unavailable when the thread never ends', async () => {
  const rendered = renderApart(INPUT, { worker: workerOf('for (;;);'), milliseconds: 500 });
  await expect(rendered).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'AbortError' } });
});

it.each([
  ['takes too much memory', 'const kept = []; for (;;) kept.push(new Array(1e6).fill(0.5));'],
  ['fails', "throw new Error('no')"],
  ['sends something else', `${imported} parentPort.postMessage('text')`],
])('is unavailable when the thread %s', async (_, code) => {
  const worker = workerOf(code);
  await expect(renderApart(INPUT, { worker })).rejects.toMatchObject({ code: 'unavailable' });
});
