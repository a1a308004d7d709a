import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { cachePicture } from './cached-pictures.ts';

it('are measured and rendered again when a full disk has cut off what an earlier run wrote', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'cached-pictures-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#884828' } })
    .jpeg()
    .toBuffer();
  const { folder } = await cachePicture(cache, bytes);
  const { measures, isNew } = await cachePicture(cache, bytes);
  expect(isNew).toBe(false);
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('measures'));
  truncateSync(join(folder, file), 0);
  expect(await cachePicture(cache, bytes)).toMatchObject({ measures, isNew: false });
  truncateSync(join(folder, 'picture.json'), 0);
  expect(await cachePicture(cache, bytes)).toMatchObject({ measures, isNew: true });
});
