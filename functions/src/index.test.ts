import { expect, it, vi } from 'vitest';
import * as z from 'zod';

/** The largest request that the platform accepts, in MiB: https://docs.cloud.google.com/functions/quotas */
const REQUEST_MAX = 32;

const endpointSchema = z.object({
  httpsTrigger: z.object({}),
  availableMemoryMb: z.number(),
  concurrency: z.number(),
});

it('a function that the web can call has memory for the largest bodies of all requests at once', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-unit');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-unit', storageBucket: 'demo-unit.example' }));
  const functions: Record<string, unknown> = await import('./index.ts');
  const reachable = Object.entries(functions).flatMap(([name, declared]) => {
    const { data } = endpointSchema.safeParse(Reflect.get(Object(declared), '__endpoint'));
    return data === undefined ? [] : [{ name, ...data }];
  });
  expect(reachable.map(({ name }) => name).toSorted()).toEqual(['api', 'media', 'pdf']);
  // Node gives its heap one half of the memory; bodies are in the other.
  const exceeding = reachable.filter((found) => found.concurrency * REQUEST_MAX > found.availableMemoryMb / 2);
  expect(exceeding).toEqual([]);
});
