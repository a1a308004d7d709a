import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldText, foldWords } from '#domain/text/fold-text.ts';
import { dialledNumber } from '#domain/text/phone-url.ts';
import {
  INBOX_KIND_LABELS,
  INBOX_KINDS,
  INBOX_STATUSES,
  isOpenStatus,
  type InboxKind,
  type InboxStatus,
} from './options.ts';
import type { HandlingPerson } from './handling.ts';
import type { InboxRow } from './row.ts';

/** A search of the inbox. */
export interface InboxSearch {
  /** Text in sender, property or message; '' for any. */
  readonly text: string;
  /** Open messages, one status, or all. */
  readonly status: InboxStatus | 'open' | 'all';
  /** 'all' for any. */
  readonly kind: InboxKind | 'all';
  /** Account id, 'nobody', or 'all'. */
  readonly assignee: string;
  /** Only overdue messages. */
  readonly overdue: boolean;
  /** Counted from 1. */
  readonly page: number;
}

export const DEFAULT_INBOX: InboxSearch = {
  ...{ text: '', status: 'open', kind: 'all', assignee: 'all', overdue: false, page: 1 },
};

/** A message with its folded text. */
export interface PreparedRow {
  readonly row: InboxRow;
  /** All searched text of the message, folded. */
  readonly text: string;
}

/** Prepares messages for searching. */
export function prepareInbox(rows: readonly InboxRow[]): PreparedRow[] {
  return rows.map((row) => ({
    row,
    text: foldText(
      [row.name, row.email, row.phone, callerNumber(row), row.about, INBOX_KIND_LABELS[row.kind], row.text].join('\n'),
    ),
  }));
}

/** The phone number without spaces, as phones show and copy that of a caller, with 00 or a plus before the country code. */
function callerNumber({ phone }: InboxRow): string {
  return dialledNumber(phone).replace('+', '00');
}

/** Those by whom messages can be found: the people who answer them, then others who still have some, by name. */
export function listAssignees(people: readonly HandlingPerson[], rows: readonly InboxRow[]): HandlingPerson[] {
  const others = new Map(
    rows.flatMap(({ assignee }) => (assignee === null ? [] : [[assignee.uid, assignee] as const])),
  );
  for (const { uid } of people) others.delete(uid);
  return [...people, ...[...others.values()].toSorted((one, other) => ALPHABET.compare(one.name, other.name))];
}

/** Whether a message has no reply after its deadline. */
export function isOverdue(row: Pick<InboxRow, 'status' | 'answeredAt' | 'dueAt'>, now: number): boolean {
  return awaitsReply(row) && Date.parse(row.dueAt) < now;
}

/** Whether a message is open and has no reply yet. */
export function awaitsReply({ status, answeredAt }: Pick<InboxRow, 'status' | 'answeredAt'>): boolean {
  return isOpenStatus(status) && answeredAt === null;
}

/** Finds messages: those without a reply first, by deadline, then the newest. */
export function searchInbox(prepared: readonly PreparedRow[], search: InboxSearch, now: number): InboxRow[] {
  const words = foldWords(search.text).split(' ').filter(Boolean);
  return prepared
    .filter(({ row, text }) => matches(row, search, now) && words.every((word) => text.includes(word)))
    .map(({ row }) => row)
    .sort(byUrgency);
}

function matches(row: InboxRow, { status, kind, assignee, overdue }: InboxSearch, now: number): boolean {
  if (status === 'open' ? !isOpenStatus(row.status) : status !== 'all' && row.status !== status) return false;
  if (kind !== 'all' && row.kind !== kind) return false;
  if (assignee === 'nobody' ? row.assignee !== null : assignee !== 'all' && row.assignee?.uid !== assignee)
    return false;
  return !overdue || isOverdue(row, now);
}

function byUrgency(one: InboxRow, other: InboxRow): number {
  const [first, second] = [awaitsReply(one), awaitsReply(other)];
  if (first !== second) return first ? -1 : 1;
  return first ? compare(one.dueAt, other.dueAt) : compare(other.receivedAt, one.receivedAt);
}

/** Compares ISO times as texts. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Whether a search filters more than the default one. */
export function isInboxFiltered(search: InboxSearch): boolean {
  const { text, status, kind, assignee, overdue } = search;
  return text !== '' || status !== 'open' || kind !== 'all' || assignee !== 'all' || overdue;
}

/** Encodes a search as a query string without default values. */
export function encodeInbox(search: InboxSearch): URLSearchParams {
  const { text, status, kind, assignee, overdue, page } = search;
  return new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(status === DEFAULT_INBOX.status ? [] : [['status', status]]),
    ...(kind === 'all' ? [] : [['kind', kind]]),
    ...(assignee === 'all' ? [] : [['who', assignee]]),
    ...(overdue ? [['overdue', '1']] : []),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
}

/** Decodes a query string; invalid values become the default ones. */
export function decodeInbox(query: URLSearchParams): InboxSearch {
  const page = Number(query.get('page') ?? '1');
  return {
    text: (query.get('q') ?? '').slice(0, 200),
    status: readChoice(query.get('status'), ['open', 'all', ...INBOX_STATUSES], DEFAULT_INBOX.status),
    kind: readChoice(query.get('kind'), ['all', ...INBOX_KINDS], 'all'),
    assignee: (query.get('who') ?? 'all').slice(0, 128),
    overdue: query.get('overdue') === '1',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

function readChoice<Choice extends string>(text: string | null, choices: readonly Choice[], fallback: Choice): Choice {
  return choices.find((choice) => choice === text) ?? fallback;
}
