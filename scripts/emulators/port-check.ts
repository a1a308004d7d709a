import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import type { EmulatorPorts } from './emulator-sets.ts';

type Listener = keyof EmulatorPorts | 'publisher';

const LISTENER_NAMES: Record<Listener, string> = {
  hosting: 'the site',
  functions: 'Functions',
  firestore: 'Firestore',
  auth: 'Auth',
  storage: 'Storage',
  hub: 'the emulator hub',
  logging: 'emulator logs',
  firestoreWebsocket: 'Firestore requests',
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
  publisher: 'the publisher',
};

/** A TCP port that another program uses, and the listener that needs it. */
export interface TakenPort {
  listener: Listener;
  port: number;
}

/** Those of the ports that are in use. */
export async function findTakenPorts(
  ports: Partial<Record<Listener, number>>,
  platform = process.platform,
): Promise<TakenPort[]> {
  const names = Object.keys(LISTENER_NAMES).filter((name): name is Listener => name in ports);
  const needed = names.map((listener) => ({ listener, port: ports[listener] ?? 0 }));
  const free = await Promise.all(
    needed.map(async ({ port }) => (await canListen(port)) && !(platform === 'darwin' && (await isListed(port)))),
  );
  return needed.filter((_, index) => free[index] === false);
}

async function canListen(port: number): Promise<boolean> {
  return (await canListenAt('127.0.0.1', port)) && (await canListenAt('::1', port));
}

function canListenAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1, so no port is taken there.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(!['EADDRINUSE', 'EACCES'].includes(error.code ?? '')),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * On macOS one program can listen on all addresses, as AirPlay does on port 5000, and another on one of them all the same;
 * but firebase-tools asks lsof as well and takes no such port.
 */
function isListed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('lsof', ['-nP', '-i', `:${port}`, '-sTCP:LISTEN'], (error) => resolve(error === null));
  });
}

/**
 * One sentence about taken ports: which, by which earlier run if its process id is known, and the fix. `command` is the one
 * to start on other ports, if there is one; an earlier run on other ports takes none of these.
 */
export function takenPortSentence(
  taken: readonly TakenPort[],
  command: string | undefined,
  earlierRun: number | undefined,
): string {
  const list = taken.map(({ listener, port }) => `${port} (${LISTENER_NAMES[listener]})`).join(', ');
  const ports = taken.length === 1 ? `Port ${list} is` : `Ports ${list} are`;
  if (earlierRun !== undefined) {
    const what = taken.length === 0 ? 'The folders of this run are' : ports;
    return `${what} taken by an earlier run that still goes on: stop it with Ctrl-C in its window or 'kill ${earlierRun}', then start again.`;
  }
  if (command === undefined) return `${ports} taken by another program: stop that program, then start again.`;
  const separator = command.includes(' -- ') ? '' : ' --';
  return `${ports} taken by another program: stop that program, or use other ports with '${command}${separator} --port-base 30000'.`;
}
