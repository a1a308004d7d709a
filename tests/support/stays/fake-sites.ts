import type { FetchedResponse, Internet } from '#functions/platform/internet/fetch-public-file.ts';
import type { NightRange } from '#domain/stay/nights.ts';

/** An iCalendar file with an event for each range. */
export function calendarFileOf(ranges: readonly NightRange[]): string {
  const dateOf = (day: string) => day.replaceAll('-', '');
  const events = ranges.map(
    ({ from, to }, index) =>
      `BEGIN:VEVENT\r\nUID:${index}@site\r\nDTSTART;VALUE=DATE:${dateOf(from)}\r\nDTEND;VALUE=DATE:${dateOf(to)}\r\nSUMMARY:Ana Exemplo\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//site\r\n${events.join('')}END:VCALENDAR\r\n`;
}

/** Other sites for tests, reachable at any https URL that was given a file. */
export interface FakeSites {
  readonly internet: Internet;
  /** Puts a file at a URL; null for a site that is down. */
  readonly put: (url: string, text: string | null) => void;
  /** Requests that were answered in full; others found the known version. */
  readonly countReads: (url: string) => number;
}

export function openFakeSites(): FakeSites {
  const files = new Map<string, { text: string | null; version: number }>();
  const reads = new Map<string, number>();
  return {
    put: (url, text) => files.set(url, { text, version: (files.get(url)?.version ?? 0) + 1 }),
    countReads: (url) => reads.get(url) ?? 0,
    internet: {
      resolve: async () => ['1.1.1.1'],
      open: async (url, _ip, { headers }) => {
        const file = files.get(url.href);
        if (file?.text === null) throw new Error('ECONNREFUSED');
        if (file === undefined) return respond(404, 'Not Found');
        const etag = `"${file.version}"`;
        if (headers['If-None-Match'] === etag) return respond(304, '', { etag });
        reads.set(url.href, (reads.get(url.href) ?? 0) + 1);
        return respond(200, 'OK', { etag, body: chunksOf(file.text) });
      },
    },
  };
}

function respond(status: number, statusText: string, changes: Partial<FetchedResponse> = {}): FetchedResponse {
  return { status, statusText, location: null, etag: null, body: chunksOf(''), close: () => undefined, ...changes };
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
