import { expect, it } from 'vitest';
import { writeModule } from '#platform/module-fixture.ts';
import { contentFixture } from './content-fixture.ts';
import { renderApart } from './render-apart.ts';

const INPUT = { content: contentFixture(), photos: [] };

it('gives the bytes that the process sends', async () => {
  await using module = await writeModule(
    "process.on('message', ({ content }) => process.send(new TextEncoder().encode(content.kind)));",
  );
  expect(Buffer.from(await renderApart(INPUT, { worker: module.url })).toString()).toBe('brochure');
});

it.each([
  ['takes too long', 'for (;;);'],
  ['fails', "throw new Error('no')"],
  ['sends something else', "process.on('message', () => process.send('text'))"],
])('is unavailable when the process %s', async (_, code) => {
  await using module = await writeModule(code);
  const rendered = renderApart(INPUT, { worker: module.url, milliseconds: 500 });
  await expect(rendered).rejects.toMatchObject({ code: 'unavailable' });
});
