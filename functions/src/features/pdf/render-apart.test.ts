import { expect, it } from 'vitest';
import { writeModule } from '#platform/module-fixture.ts';
import { contentFixture } from './content-fixture.ts';
import { renderApart } from './render-apart.ts';

const INPUT = { content: contentFixture(), photos: [] };

/** Milliseconds that no module here needs, on a busy machine either. */
const ENOUGH = 60_000;

it('gives the bytes that the process sends', async () => {
  await using module = await writeModule(
    "process.on('message', ({ content }) => process.send(new TextEncoder().encode(content.kind)));",
  );
  expect(Buffer.from(await renderApart(INPUT, { worker: module.url })).toString()).toBe('brochure');
});

it.each([
  ['takes too long', 'for (;;);', 500, 'too much time'],
  ['fails', "throw new Error('no');", ENOUGH, 'ended with code 1'],
  ['sends something else', "process.on('message', () => process.send('text'));", ENOUGH, 'Uint8Array'],
])('is unavailable when the process %s', async (_, code, milliseconds, why) => {
  await using module = await writeModule(code);
  const rendered = renderApart(INPUT, { worker: module.url, milliseconds });
  const cause: unknown = expect.objectContaining({ message: expect.stringContaining(why) });
  await expect(rendered).rejects.toMatchObject({ code: 'unavailable', cause });
});
