import { foldText } from '#domain/text/fold-text.ts';
import {
  INBOX_KIND_LABELS,
  INBOX_KINDS,
  INBOX_STATUSES,
  isOpenStatus,
  type InboxKind,
  type InboxStatus,
} from './options.ts';
import type { InboxRow } from './row.ts';

/** Which messages are asked for. */
export interface InboxSearch {
  /** Words that sender, property or message hold; '' for any. */
  readonly text: string;
  /** Those that need somebody, one status, or all. */
  readonly status: InboxStatus | 'open' | 'all';
  /** One kind; 'all' for any. */
  readonly kind: InboxKind | 'all';
  /** Account that looks after them, 'nobody', or 'all'. */
  readonly assignee: string;
  /** Only those whose answer is overdue. */
  readonly overdue: boolean;
  /** Page, counted from 1. */
  readonly page: number;
}

/** What the inbox opens with. */
export const DEFAULT_INBOX: InboxSearch = {
  ...{ text: '', status: 'open', kind: 'all', assignee: 'all', overdue: false, page: 1 },
};

/** A message with its words made comparable. */
export interface PreparedRow {
  /** The message. */
  readonly row: InboxRow;
  /** Everything of it that is searched. */
  readonly words: string;
}

/** Prepares messages to be searched. */
export function prepareInbox(rows: readonly InboxRow[]): PreparedRow[] {
  return rows.map((row) => ({
    row,
    words: foldText([row.name, row.email, row.phone, row.about, INBOX_KIND_LABELS[row.kind], row.text].join('\n')),
  }));
}

/** Whether somebody waits longer than was promised. */
export function isOverdue(row: Pick<InboxRow, 'status' | 'answeredAt' | 'dueAt'>, now: number): boolean {
  return awaitsAnswer(row) && Date.parse(row.dueAt) < now;
}

/** Whether the clock of a message runs. */
export function awaitsAnswer({ status, answeredAt }: Pick<InboxRow, 'status' | 'answeredAt'>): boolean {
  return isOpenStatus(status) && answeredAt === null;
}

/** The messages asked for: those that await an answer first, the longest overdue before all, then the newest. */
export function searchInbox(prepared: readonly PreparedRow[], search: InboxSearch, now: number): InboxRow[] {
  const words = foldText(search.text).split(/\s+/).filter(Boolean);
  return prepared
    .filter(({ row, words: held }) => answers(row, search, now) && words.every((word) => held.includes(word)))
    .map(({ row }) => row)
    .sort(byUrgency);
}

function answers(row: InboxRow, { status, kind, assignee, overdue }: InboxSearch, now: number): boolean {
  if (status === 'open' ? !isOpenStatus(row.status) : status !== 'all' && row.status !== status) return false;
  if (kind !== 'all' && row.kind !== kind) return false;
  if (assignee === 'nobody' ? row.assignee !== null : assignee !== 'all' && row.assignee?.uid !== assignee)
    return false;
  return !overdue || isOverdue(row, now);
}

function byUrgency(one: InboxRow, other: InboxRow): number {
  const [first, second] = [awaitsAnswer(one), awaitsAnswer(other)];
  if (first !== second) return first ? -1 : 1;
  return first ? compare(one.dueAt, other.dueAt) : compare(other.receivedAt, one.receivedAt);
}

/** Moments of one spelling are in the order of their letters. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Whether a search asks for less than the inbox opens with. */
export function narrowsInbox(search: InboxSearch): boolean {
  const { text, status, kind, assignee, overdue } = search;
  return text !== '' || status !== 'open' || kind !== 'all' || assignee !== 'all' || overdue;
}

/** A search as the query of an address; what is as usual is left out. */
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

/** The search that an address asks for; what makes no sense is as usual. */
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

function readChoice<Choice extends string>(text: string | null, choices: readonly Choice[], usual: Choice): Choice {
  return choices.find((choice) => choice === text) ?? usual;
}
