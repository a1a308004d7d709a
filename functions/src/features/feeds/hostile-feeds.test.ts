import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { feedWindow, joinNights } from '#domain/stay/feeds/feed-nights.ts';
import { FEED_RANGES_MAX } from '#domain/stay/limits.ts';
import { addDays } from '#domain/stay/nights.ts';
import type { FetchedResponse, Internet } from '#platform/internet/fetch-public-file.ts';
import { fetchFeed } from './fetch-feed.ts';
import { readNights } from './read-nights.ts';

// Sixty files and sites that a stranger, a mistake or time could make: each is rejected with a line that staff understand,
// or read. read-nights-apart.test.ts has those that a process of their own must end.

const NOW = new Date('2027-01-10T12:00:00Z');
const TODAY = lisbonTime(NOW).date;
const FIRST = 'DTSTART;VALUE=DATE:20270703';
const LAST = 'DTEND;VALUE=DATE:20270710';
const WEEK = [{ from: '2027-07-03', to: '2027-07-10' }];
const DAY = [{ from: '2027-07-03', to: '2027-07-04' }];

const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventOf = (...lines: string[]): string => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const fileOf = (...lines: string[]): string => calendarOf(eventOf(...lines));
const dateOf = (day: string): string => day.replaceAll('-', '');
const many = (count: number, event: (index: number) => string): string =>
  calendarOf(...Array.from({ length: count }, (_, index) => event(index)));

async function* chunksOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

async function* endless(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('BEGIN:VCALENDAR\r\n');
  for (;;) yield Buffer.alloc(256 * 1024, 'X-MORE:more\r\n');
}

const respond = (changes: Partial<FetchedResponse>): FetchedResponse => ({
  ...{ status: 200, statusText: 'OK', location: null, etag: null, body: chunksOf(''), close: () => undefined },
  ...changes,
});

/** A site that answers every request like this, at a public address unless its host has another one. */
function siteOf(response: Partial<FetchedResponse>, addresses: readonly string[] = ['1.1.1.1']): Internet {
  return { resolve: async () => addresses, open: async () => respond(response) };
}

// Milliseconds that a file may take: long, because a busy machine must not reject what is slow but read.
const read = (internet: Internet, url = 'https://site.example/nights.ics', milliseconds = 60_000) =>
  fetchFeed(internet, { url, etag: null, word: 'night' }, NOW, milliseconds);
// Without the process, which takes longer to start than a file to read.
const readFile = (content: string | Uint8Array) =>
  joinNights(readNights(Buffer.from(content).toString('utf8'), feedWindow(NOW).to, 'night'), NOW);

describe('a hostile site is rejected', () => {
  const redirect = (location: string) => siteOf({ status: 302, statusText: 'Found', location });
  it.each<[string, Internet, string]>([
    ['whose file has no end', siteOf({ body: endless() }), 'File too large'],
    ['whose file is too large', siteOf({ body: chunksOf(Buffer.alloc(2 * 1024 * 1024 + 1)) }), 'File too large'],
    ['at a private address', siteOf({}, ['10.0.0.7']), 'only public https URLs'],
    ['at this machine', siteOf({}, ['127.0.0.1']), 'only public https URLs'],
    ['at the address of the cloud', siteOf({}, ['169.254.169.254']), 'only public https URLs'],
    ['at a private address of IPv6', siteOf({}, ['fd00::1']), 'only public https URLs'],
    ['at an address in another form', siteOf({}, ['::ffff:10.0.0.1']), 'only public https URLs'],
    ['at a public and a private address', siteOf({}, ['1.1.1.1', '192.168.1.1']), 'only public https URLs'],
    ['without an address', siteOf({}, []), 'only public https URLs'],
    ['that leads to this machine', redirect('https://127.0.0.1/'), 'only public https URLs'],
    ['that leads to http', redirect('http://site.example/'), 'only public https URLs'],
    ['that leads to a file', redirect('file:///etc/passwd'), 'only public https URLs'],
    ['that leads in circles', redirect('/nights.ics'), 'redirects too often'],
    ['without the file', siteOf({ status: 404, statusText: 'Not Found' }), 'Not Found'],
    ['that is down', siteOf({ status: 503, statusText: '' }), '503'],
    ['that asks for a password', siteOf({ status: 401, statusText: 'Unauthorized' }), 'Unauthorized'],
    ['that says nothing new of an unknown file', siteOf({ status: 304, statusText: 'Not Modified' }), 'Not Modified'],
    ['with a very long reason', siteOf({ status: 500, statusText: 'no '.repeat(5000) }), 'no no no'],
  ])('%s', async (_name, internet, why) => {
    await expect(read(internet)).rejects.toThrow(why);
    await expect(read(internet)).rejects.toSatisfy(({ message }: Error) => message.length < 300);
  });

  it.each([
    'http://site.example/nights.ics',
    'https://site.example:8443/nights.ics',
    'https://user:secret@site.example/nights.ics',
    'https://10.0.0.7/nights.ics',
    'https://[::1]/nights.ics',
    'webcal://site.example/nights.ics',
  ])('at %s', async (url) => {
    await expect(read(siteOf({ body: chunksOf(fileOf(FIRST)) }), url)).rejects.toThrow('only public https URLs');
  });
});

describe('a broken file is rejected', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['with nothing', '', 'does not lead to a calendar'],
    ['that is a page', '<!doctype html><title>Sign in</title>', 'does not lead to a calendar'],
    ['that is compressed, which is never unpacked', gzipSync(Buffer.alloc(50_000_000)), 'does not lead to a calendar'],
    ['in UTF-16', Buffer.from(fileOf(FIRST), 'utf16le'), 'does not lead to a calendar'],
    ['of random bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)), 'does not lead'],
    ['of addresses', 'BEGIN:VCARD\r\nFN:Ana Exemplo\r\nEND:VCARD\r\n', 'does not lead to a calendar'],
    ['that breaks off', fileOf(FIRST).slice(0, 60), 'has a mistake'],
    ['with a line of nonsense', fileOf(FIRST, 'nonsense'), 'has a mistake'],
    ['with an entry without a day', fileOf('SUMMARY:Booked'), 'has no first day'],
    ['with a word for a day', fileOf('DTSTART;VALUE=DATE:soon'), 'has a mistake'],
    ['with the 31st of June', fileOf('DTSTART;VALUE=DATE:20270631'), 'has a mistake'],
    ['with the 13th month', fileOf(FIRST, 'DTEND;VALUE=DATE:20271301'), 'has a mistake'],
    ['with an unknown rule', fileOf(FIRST, 'RRULE:FREQ=SOMETIMES'), 'has a mistake'],
    ['with an entry for each second', fileOf(FIRST, 'RRULE:FREQ=SECONDLY'), 'has a mistake'],
    ['that began a thousand years ago', fileOf('DTSTART;VALUE=DATE:10000101', 'RRULE:FREQ=DAILY'), 'more entries than'],
    ['with 30,000 entries', many(30_000, () => `BEGIN:VEVENT\r\n${FIRST}\r\nEND:VEVENT`), 'more entries than'],
  ])('%s', (_name, content, why) => {
    expect(() => readFile(content)).toThrow(why);
  });

  it.each([
    ['with steps of a hundred million days', 'RRULE:FREQ=DAILY;INTERVAL=99999999'],
    ['with days that never come', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ])('%s', async (_name, rule) => {
    const site = siteOf({ body: chunksOf(fileOf(FIRST, rule)) });
    await expect(read(site, undefined, 500)).rejects.toThrow('takes too long');
  });
});

describe('a strange file is read', () => {
  const dates = [FIRST, LAST];
  it.each<[string, string | Uint8Array, readonly { from: string; to: string }[]]>([
    ['in Latin-1', Buffer.from(fileOf(...dates, 'SUMMARY:José'), 'latin1'), WEEK],
    ['with a mark of its encoding', `\uFEFF${fileOf(...dates)}`, WEEK],
    [
      'with mixed line ends',
      fileOf(...dates)
        .replace('\r\n', '\n')
        .replace('\r\n', '\r'),
      WEEK,
    ],
    ['with empty lines', fileOf(...dates).replaceAll('\r\n', '\r\n\r\n'), WEEK],
    ['in small letters', fileOf(...dates).toLowerCase(), WEEK],
    ['with folded lines', fileOf(FIRST, 'DTEND;VALUE=DA\r\n TE:20270710'), WEEK],
    ['with a very long summary', fileOf(...dates, `SUMMARY:${'x'.repeat(500_000)}`), WEEK],
    ['with names of the prototype', fileOf(...dates, 'UID:__proto__', 'X-CONSTRUCTOR:x'), WEEK],
    ['without an end', fileOf(FIRST), DAY],
    ['with an end before its start', fileOf(FIRST, 'DTEND;VALUE=DATE:20270601'), DAY],
    ['with a negative duration', fileOf(FIRST, 'DURATION:-P1W'), DAY],
    ['with entries that overlap', calendarOf(eventOf(...dates), eventOf('DTSTART;VALUE=DATE:20270705', LAST)), WEEK],
    ['with the same entry a thousand times', many(1000, () => eventOf(...dates)), WEEK],
    ['that is cancelled', fileOf(...dates, 'STATUS:CANCELLED'), []],
    ['of past stays', fileOf('DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20200108'), []],
    ['of the year 9999', fileOf('DTSTART;VALUE=DATE:99991230', 'DTEND;VALUE=DATE:99991231'), []],
    ['of the last day of that year', fileOf('DTSTART;VALUE=DATE:99991231'), []],
    ['of the year 500', fileOf('DTSTART:05000101T120000Z'), []],
    ['that recurs after 8,000 years', fileOf(FIRST, 'RRULE:FREQ=YEARLY;INTERVAL=8000'), DAY],
    [
      'that lasts for 19,000 years',
      fileOf(`DTSTART;VALUE=DATE:${dateOf(TODAY)}`, 'DURATION:P999999W'),
      [{ from: TODAY, to: '2029-02-01' }],
    ],
    [
      'that is taken for ever',
      fileOf(`DTSTART;VALUE=DATE:${dateOf(TODAY)}`, 'DTEND;VALUE=DATE:99991231'),
      [{ from: TODAY, to: '2029-02-01' }],
    ],
    ['that recurs for ever', fileOf(FIRST, 'RRULE:FREQ=YEARLY'), [...DAY, { from: '2028-07-03', to: '2028-07-04' }]],
  ])('%s', (_name, content, ranges) => {
    expect(readFile(content)).toEqual(ranges);
  });

  it('with more stays than are kept, as longer ones', () => {
    const file = many(500, (index) => eventOf(`DTSTART;VALUE=DATE:${dateOf(addDays(TODAY, index + 1))}`));
    expect(readFile(file)).toEqual([{ from: addDays(TODAY, 1), to: addDays(TODAY, 501) }]);
    const apart = many(FEED_RANGES_MAX, (index) => eventOf(`DTSTART;VALUE=DATE:${dateOf(addDays(TODAY, index + 1))}`));
    expect(readFile(apart)).toHaveLength(FEED_RANGES_MAX);
  });
});
