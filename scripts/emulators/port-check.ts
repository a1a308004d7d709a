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

/** A port that another program holds, and what we wanted it for. */
export interface TakenPort {
  /** What the port is for. */
  listener: keyof EmulatorPorts;
  /** TCP port. */
  port: number;
}

/** Ports of a set on which nothing can listen now. */
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
    // A machine without IPv6 has no ::1, and nothing takes a port there.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(!['EADDRINUSE', 'EACCES'].includes(error.code ?? '')),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** One sentence for taken ports: which, by whom if an earlier run of ours left its number, and the mend. */
export function takenPortSentence(taken: TakenPort[], command: string, earlierRun: number | undefined): string {
  const list = taken.map(({ listener, port }) => `${port} (${LISTENER_NAMES[listener]})`).join(', ');
  const ports = taken.length === 1 ? `Port ${list} is` : `Ports ${list} are`;
  if (earlierRun !== undefined) {
    return `${ports} taken by an earlier run that still goes on: stop it with Ctrl-C in its window or 'kill ${earlierRun}', then start again.`;
  }
  return `${ports} taken by another program: stop that program, or use other ports with '${command} -- --port-base 30000'.`;
}
