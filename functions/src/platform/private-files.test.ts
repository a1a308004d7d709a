import { CRC32C } from '@google-cloud/storage';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storePrivateFile } from './private-files.ts';

test('a file whose connection breaks is sent again', async () => {
  const bytes = Buffer.from('the bytes of a photograph');
  const crc32c = new CRC32C();
  crc32c.update(bytes);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else request.resume().on('end', () => response.end(JSON.stringify({ crc32c: crc32c.toString() })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-marealta');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'demo-marealta.firebasestorage.app' }));

  await storePrivateFile('private/a-file', bytes, 'image/jpeg');

  expect(requests).toBe(2);
});
