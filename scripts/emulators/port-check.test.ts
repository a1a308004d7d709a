import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EMULATOR_SETS, withPortBase } from './emulator-sets.ts';
import { findTakenPorts, takenPortSentence } from './port-check.ts';

describe('a taken port', () => {
  it('is found, with the listener that needs it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server.address());
    // Below the ephemeral ports, which other programs may use.
    const { ports } = withPortBase(EMULATOR_SETS.test, 18_500);
    try {
      expect(await findTakenPorts({ ...ports, hosting: port })).toEqual([{ listener: 'hosting', port }]);
    } finally {
      server.close();
    }
  });

  it('is found on macOS where only lsof knows of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lsof-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'lsof'), '#!/bin/sh\ncase "$*" in *:18540*) exit 0 ;; esac\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', folder);
    const ports = { hosting: 18_540, functions: 18_541 };
    expect(await findTakenPorts(ports, 'darwin')).toEqual([{ listener: 'hosting', port: 18_540 }]);
    expect(await findTakenPorts(ports, 'linux')).toEqual([]);
  });

  it('adds the option to a command that has arguments already', () => {
    expect(takenPortSentence([{ listener: 'hosting', port: 25_000 }], 'npm run bench -- admin', undefined)).toContain(
      "use other ports with 'npm run bench -- admin --port-base 30000'.",
    );
  });

  it('gives one sentence with the cause and two fixes', () => {
    expect(takenPortSentence([{ listener: 'hosting', port: 5000 }], 'npm start', undefined)).toBe(
      "Port 5000 (the site) is taken by another program: stop that program, or use other ports with 'npm start -- --port-base 30000'.",
    );
  });

  it('gives one fix for a command that has no other ports', () => {
    expect(takenPortSentence([{ listener: 'publisher', port: 15_002 }], undefined, undefined)).toBe(
      'Port 15002 (the publisher) is taken by another program: stop that program, then start again.',
    );
  });

  it('names the earlier run on other ports, which uses the same folders', () => {
    expect(takenPortSentence([], 'npm start', 4711)).toMatch(/^The folders of this run are taken by an earlier run/);
  });

  it('names the earlier run that uses several ports', () => {
    const taken = [
      { listener: 'hosting', port: 5000 },
      { listener: 'firestore', port: 8080 },
    ] as const;
    expect(takenPortSentence([...taken], 'npm start', 4711)).toBe(
      "Ports 5000 (the site), 8080 (Firestore) are taken by an earlier run that still goes on: stop it with Ctrl-C in its window or 'kill 4711', then start again.",
    );
  });
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}
