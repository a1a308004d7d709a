import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { EMULATOR_SETS } from './emulator-sets.ts';
import { temporaryFolder } from './project-paths.ts';

it.each(Object.values(EMULATOR_SETS))('the sockets of the set $name have paths that macOS can bind', ({ name }) => {
  // As long as that of every account on macOS.
  vi.stubEnv('TMPDIR', '/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/');
  const socket = join(temporaryFolder(name), 'fire_emu_0123456789abcdef.sock');
  expect(socket.length).toBeLessThanOrEqual(103);
});
