import { isContentKind } from '#domain/content/kinds.ts';
import type { AuditLine } from '#domain/api/audit.ts';
import { editorPath } from '#admin/lib/editor-path.ts';
import { valueText } from '#admin/lib/content/value-text.ts';
import { COLLECTION_NAMES, CONTENT_ACTIONS, KIND_NAMES, SENTENCES } from './sentences.ts';

/** The sentence of an entry after the person's name: text, the linked title of the document, and text. */
export interface EntrySentence {
  /** Up to the document: 'changed the price of'. */
  readonly start: string;
  /** Name of the document; '' for a sentence without one. */
  readonly title: string;
  /** Where the document is edited; null where it is gone or has no screen. */
  readonly path: string | null;
  /** After the document: 'from €900 to €950'. */
  readonly end: string;
}

/** Derived fields and metadata, which tell a reader nothing. */
const DERIVED = new Set([
  'rev',
  'updatedAt',
  'createdAt',
  'priceAmount',
  'salePriceAmount',
  'rentalPriceAmount',
  'slug',
]);

/** Longest value shown in a sentence, in characters; longer ones are shown in the table below it. */
const SHORT = 60;

/** Maximum number of fields named in a sentence. */
const NAMED_FIELDS = 3;

/** Describes an entry of the audit log as a sentence. */
export function describeEntry(line: AuditLine): EntrySentence {
  const own = SENTENCES[line.action];
  if (own !== undefined) return fill(own, line);
  const [kind = '', action = ''] = line.action.split('.');
  const whole = COLLECTION_NAMES[line.target];
  if (whole !== undefined)
    return { start: `${CONTENT_ACTIONS[action] ?? action} ${whole}`, title: '', path: null, end: '' };
  const named = { title: line.title ?? KIND_NAMES[kind] ?? line.target, path: pathOf(line) };
  const fields = action === 'saved' ? describeFields(line) : null;
  return fields === null
    ? { start: CONTENT_ACTIONS[action] ?? action, ...named, end: '' }
    : { start: `changed ${fields.names} of`, ...named, end: fields.values };
}

/** A field's name as text: 'salePrice' becomes 'sale price'. */
export function fieldName(field: string): string {
  return field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}

function fill(sentence: string, line: AuditLine): EntrySentence {
  const filled = sentence.replaceAll(/\{(?!title\})(\w+)\}/g, (_, name: string) => String(line.details[name] ?? ''));
  const [start = '', end = ''] = filled.split('{title}').map((part) => part.trim());
  if (!sentence.includes('{title}')) return { start, title: '', path: null, end: '' };
  const [kind = ''] = line.action.split('.');
  return { start, title: line.title ?? KIND_NAMES[kind] ?? line.target, path: pathOf(line), end };
}

/** The changed fields, with their values if it is one field with short values; null when only metadata changed. */
function describeFields({ before, after }: AuditLine): { names: string; values: string } | null {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !DERIVED.has(field),
  );
  const [only] = fields;
  if (only === undefined) return null;
  if (fields.length > NAMED_FIELDS) return { names: `${fields.length} fields`, values: '' };
  const names = new Intl.ListFormat('en-GB').format(fields.map(fieldName));
  if (fields.length > 1) return { names: `the ${names}`, values: '' };
  const [was, is] = [valueText(before?.[only]), valueText(after?.[only])];
  const short = [was, is].every((value) => value.length <= SHORT && !value.includes('\n'));
  return { names: `the ${names}`, values: short && was !== '' && is !== '' ? `from ${was} to ${is}` : '' };
}

function pathOf({ action, target, after }: AuditLine): string | null {
  const [collection = '', id, ...rest] = target.split('/');
  if (id === undefined || rest.length > 0) return null;
  if (collection === 'staff') return '/admin/staff';
  if (collection === 'pictures') return '/admin/media';
  const isGone = action.endsWith('.deleted') && after === null;
  return isContentKind(collection) && !isGone ? editorPath(collection, id) : null;
}
