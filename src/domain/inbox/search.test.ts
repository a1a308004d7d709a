import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INBOX_KINDS, INBOX_STATUSES } from './options.ts';
import type { InboxRow } from './row.ts';
import {
  decodeInbox,
  DEFAULT_INBOX,
  encodeInbox,
  isOverdue,
  listAssignees,
  prepareInbox,
  searchInbox,
} from './search.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const hours = (count: number): string => new Date(NOW + count * 3_600_000).toISOString();

function message(fields: Partial<InboxRow>): InboxRow {
  return {
    ...{ box: 'enquiries', id: crypto.randomUUID(), kind: 'contact', name: 'Ana Exemplo', email: 'ana@test.example' },
    ...{ phone: '', about: '', text: '', receivedAt: hours(-1), dueAt: hours(23), answeredAt: null },
    ...{ isAnonymous: false, status: 'new', assignee: null, rev: 1, updatedAt: hours(-1) },
    ...fields,
  };
}

const ask = (rows: readonly InboxRow[], search: Partial<typeof DEFAULT_INBOX> = {}) =>
  searchInbox(prepareInbox(rows), { ...DEFAULT_INBOX, ...search }, NOW).map(({ name }) => name);

describe('the order of the inbox', () => {
  it('puts the longest overdue first, then the next due, then the newest of the others', () => {
    const rows = [
      message({ name: 'settled', status: 'answered', answeredAt: hours(-1), receivedAt: hours(-2) }),
      message({ name: 'due later', dueAt: hours(20) }),
      message({ name: 'settled later', status: 'closed', receivedAt: hours(-1) }),
      message({ name: 'long overdue', dueAt: hours(-50) }),
      message({ name: 'overdue', dueAt: hours(-1) }),
    ];
    expect(ask(rows, { status: 'all' })).toEqual(['long overdue', 'overdue', 'due later', 'settled later', 'settled']);
  });

  it('does not count replied or settled messages as overdue', () => {
    const late = { dueAt: hours(-1) };
    expect(isOverdue(message(late), NOW)).toBe(true);
    expect(isOverdue(message({ ...late, answeredAt: hours(-2) }), NOW)).toBe(false);
    expect(isOverdue(message({ ...late, status: 'closed' }), NOW)).toBe(false);
  });
});

describe('a search of the inbox', () => {
  const rows = [
    message({ name: 'Inês', about: 'Casa do Mar', text: 'Is the pool heated?' }),
    message({ name: 'Rui', kind: 'viewing', assignee: { uid: 'u1', name: 'Ana' }, dueAt: hours(30) }),
    message({ name: 'Eva', status: 'answered', answeredAt: hours(-1) }),
  ];

  it.each([
    { search: {}, found: ['Inês', 'Rui'], why: 'opens with those that wait' },
    { search: { text: 'ines POOL' }, found: ['Inês'], why: 'finds words in any field, without accents' },
    { search: { text: 'Pool, Inês' }, found: ['Inês'], why: 'ignores punctuation around words' },
    { search: { text: 'viewing' }, found: ['Rui'], why: 'knows the name of a kind' },
    { search: { kind: 'viewing' }, found: ['Rui'], why: 'by kind' },
    { search: { assignee: 'nobody' }, found: ['Inês'], why: 'by those that nobody has taken' },
    { search: { assignee: 'u1' }, found: ['Rui'], why: 'by who has taken them' },
    { search: { status: 'answered' }, found: ['Eva'], why: 'by one status' },
    { search: { status: 'all' }, found: ['Inês', 'Rui', 'Eva'], why: 'everything' },
    { search: { overdue: true }, found: [], why: 'only overdue ones' },
  ] as const)('$why', ({ search, found }) => {
    expect(ask(rows, search)).toEqual(found);
  });

  it.each(['912345678', '+351912345678', '00351912345678', '912 345 678', '+351 912-345-678'])(
    'finds a caller by the number %s, however the sender wrote it',
    (text) => {
      for (const phone of ['+351 912 345 678', '(+351) 912-345-678', '+351 (0)912345678', '+351912345678'])
        expect(ask([...rows, message({ name: 'Leo', phone })], { text })).toEqual(['Leo']);
    },
  );

  it('offers a colleague who left with messages, after those who answer messages', () => {
    const left = [
      { uid: 'u3', name: 'Zita' },
      { uid: 'u2', name: 'Álvaro' },
    ].map((assignee) => message({ assignee }));
    const people = [{ uid: 'u1', name: 'Ana Maria' }];
    expect(listAssignees(people, [...rows, ...left, ...left])).toEqual([
      ...people,
      { uid: 'u2', name: 'Álvaro' },
      { uid: 'u3', name: 'Zita' },
    ]);
  });

  it('survives encoding and decoding', () => {
    const searches = fc.record({
      text: fc.string({ maxLength: 100 }),
      status: fc.constantFrom('open', 'all', ...INBOX_STATUSES),
      kind: fc.constantFrom('all', ...INBOX_KINDS),
      assignee: fc.constantFrom('all', 'nobody', 'u1'),
      overdue: fc.boolean(),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(searches, (search) => {
        expect(decodeInbox(encodeInbox({ ...DEFAULT_INBOX, ...search }))).toEqual(search);
      }),
    );
  });

  it('with invalid values is the default one', () => {
    expect(decodeInbox(new URLSearchParams('status=lost&kind=x&page=-2'))).toEqual(DEFAULT_INBOX);
  });

  it('finds one of 5,000 messages by words of its name and its text', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      message({ name: `Sender ${index}`, text: 'A long house by the sea. '.repeat(12) }),
    );
    expect(ask(many, { text: 'sender 4999 sea' })).toEqual(['Sender 4999']);
  });
});
