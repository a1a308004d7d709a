import { createServer } from 'node:net';
import type { EmulatorPorts } from './emulator-sets.ts';

const LISTENER_NAMES: Record<keyof EmulatorPorts, string> = {
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
};

/** A TCP port that another program uses, and the listener that needs it. */
export interface TakenPort {
  listener: keyof EmulatorPorts;
  port: number;
}

/** The ports of a set that are in use. */
export async function findTakenPorts(ports: EmulatorPorts): Promise<TakenPort[]> {
  const names = Object.keys(LISTENER_NAMES).filter((name): name is keyof EmulatorPorts => name in ports);
  const free = await Promise.all(names.map((name) => canListen(ports[name])));
  return names.filter((_, index) => free[index] === false).map((listener) => ({ listener, port: ports[listener] }));
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

/** One sentence about taken ports: which, by which earlier run if its process id is known, and the fix. */
export function takenPortSentence(taken: TakenPort[], command: string, earlierRun: number | undefined): string {
  const list = taken.map(({ listener, port }) => `${port} (${LISTENER_NAMES[listener]})`).join(', ');
  const ports = taken.length === 1 ? `Port ${list} is` : `Ports ${list} are`;
  if (earlierRun !== undefined) {
    return `${ports} taken by an earlier run that still goes on: stop it with Ctrl-C in its window or 'kill ${earlierRun}', then start again.`;
  }
  const separator = command.includes(' -- ') ? '' : ' --';
  return `${ports} taken by another program: stop that program, or use other ports with '${command}${separator} --port-base 30000'.`;
}
