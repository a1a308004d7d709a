import { createServer } from 'node:http';
import { publisherReportSchema, type PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { openSignedMessage } from '#functions/platform/requests/signed-message.ts';

/** The API of a house as a publisher knows it, without a database: it remembers what it was told. */
export interface FakeBackend {
  /** Its origin. */
  readonly origin: string;
  /** What it was told, in order. */
  readonly notified: PublisherReport[];
  /** Status with which it answers; 200 unless a test says otherwise. */
  status: number;
  /** Waits for a report that a test expects. */
  readonly until: (wanted: (report: PublisherReport) => boolean) => Promise<PublisherReport>;
  /** Closes it. */
  readonly close: () => Promise<void>;
}

/** Opens a house for publishers that sign with a secret. */
export async function openFakeBackend(secret: string): Promise<FakeBackend> {
  const notified: PublisherReport[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return void response.writeHead(404).end();
      const given = { secret, schema: publisherReportSchema, now: new Date() };
      const report = openSignedMessage(JSON.parse(Buffer.concat(chunks).toString()), given);
      if (report !== null && property.status === 200) notified.push(report);
      response.writeHead(report === null ? 403 : property.status, { 'Content-Type': 'application/json' }).end('{}');
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The house has no port.');

  const property: FakeBackend = {
    origin: `http://127.0.0.1:${place.port}`,
    notified,
    status: 200,
    until: (wanted) =>
      new Promise((done) => {
        const look = (): void => {
          const found = notified.find(wanted);
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return property;
}
