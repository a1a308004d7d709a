import { afterAll, vi } from 'vitest';

// A set-up file of the unit tests. Vitest undoes stubs before the next test: that is too late for the next file of the same
// worker, whose modules are loaded and whose `beforeAll` runs before its first test.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
