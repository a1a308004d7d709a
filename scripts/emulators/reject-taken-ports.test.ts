import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EMULATOR_SETS, withPortBase } from './emulator-sets.ts';
import { findRun, recordRun, rejectTakenPorts } from './reject-taken-ports.ts';

// Below the ephemeral ports, which other programs may use.
const set = withPortBase(EMULATOR_SETS.bench, 18_520);

function listen(port: number): Promise<Server> {
  const server = createServer();
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function recorded(pid: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pid-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pid');
  recordRun(file, pid, set.ports.hub);
  return file;
}

it('the port of the publisher has to be free as well, which listens only when the site is built', async () => {
  await listen(set.publisher);
  await expect(rejectTakenPorts(set)).rejects.toThrow(`Port ${set.publisher} (the publisher) is taken`);
});

it('a run that goes on is found on whichever ports it was started', async () => {
  await listen(set.ports.hub);
  expect(await findRun(recorded(process.pid))).toBe(process.pid);
});

it('a record that a crash has left behind names no run, also when another program got the number', async () => {
  expect(await findRun(recorded(process.pid))).toBeUndefined();
  await listen(set.ports.hub);
  expect(await findRun(recorded(2 ** 22 + 1))).toBeUndefined();
});
