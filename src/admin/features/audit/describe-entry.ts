import { ALL_KINDS, CONTENT_KINDS, isContentKind } from '#domain/content/kinds.ts';
import type { AuditLine } from '#domain/api/audit.ts';
import { fieldLabel, isDerivedField } from '#admin/lib/content/field-labels.ts';
import { valueText } from '#admin/lib/content/value-text.ts';
import { COLLECTION_NAMES, CONTENT_ACTIONS, SENTENCES, UNNAMED } from './sentences.ts';

/** The sentence of an entry after the person's name: text, the linked title of the document, and text. */
export interface EntrySentence {
  /** Up to the document: 'changed “Price” of'. */
  readonly start: string;
  /** Name of the document; '' for a sentence without one. */
  readonly title: string;
  /** Where the document is edited; null where it is gone or has no screen. */
  readonly path: string | null;
  /** After the document: 'from €900 to €950'. */
  readonly end: string;
}

/** Metadata, which tells a reader nothing. */
const METADATA = new Set(['rev', 'updatedAt', 'createdAt', 'slug']);

const KINDS = Object.fromEntries(ALL_KINDS.map((kind) => [CONTENT_KINDS[kind].noun, kind]));

/** Longest value shown in a sentence, in characters; longer ones are shown in the table below it. */
const SHORT = 60;

/** Maximum number of fields named in a sentence. */
const NAMED_FIELDS = 3;

/** A field of an entry with its values as text; '' for nothing. */
interface FieldRow {
  readonly field: string;
  readonly label: string;
  readonly was: string;
  readonly is: string;
}

/** Describes an entry of the audit log as a sentence. */
export function describeEntry(line: AuditLine): EntrySentence {
  const own = SENTENCES[line.action];
  if (own !== undefined) return fill(own, line);
  const [, action = ''] = line.action.split('.');
  const whole = COLLECTION_NAMES[line.target];
  if (whole !== undefined)
    return { start: `${CONTENT_ACTIONS[action] ?? action} ${whole}`, title: '', path: null, end: '' };
  const named = { title: nameOf(line), path: pathOf(line) };
  const fields = action === 'saved' ? describeFields(line) : null;
  return fields === null
    ? { start: CONTENT_ACTIONS[action] ?? action, ...named, end: '' }
    : { start: `changed ${fields.names} of`, ...named, end: fields.values };
}

function fill(sentence: string, line: AuditLine): EntrySentence {
  // An export of everything has no details: the collection is its target.
  const facts: AuditLine['details'] = { collection: COLLECTION_NAMES[line.target] ?? line.target, ...line.details };
  const filled = sentence.replaceAll(/\{(?!title\})(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  const [start = '', end = ''] = filled.split('{title}').map((part) => part.trim());
  if (!sentence.includes('{title}')) return { start, title: '', path: null, end: '' };
  return { start, title: nameOf(line), path: pathOf(line), end };
}

/** What the document of an entry is called; the entry of an upload keeps the name of a picture that is gone. */
function nameOf({ title, target, details }: AuditLine): string {
  const [collection = ''] = target.split('/');
  return title ?? (String(details['name'] ?? '') || (UNNAMED[collection] ?? target));
}

/** The changed fields, with their values if it is one field with short values; null when only metadata changed. */
function describeFields({ action, before, after }: AuditLine): { names: string; values: string } | null {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !METADATA.has(field) && !isDerivedField(field));
  const [only] = fields;
  if (only === undefined) return null;
  if (fields.length > NAMED_FIELDS) return { names: `${fields.length} fields`, values: '' };
  const names = new Intl.ListFormat('en-GB').format(fields.map((field) => `“${labelOf(action, field)}”`));
  if (fields.length > 1) return { names, values: '' };
  const [was, is] = [valueText(before?.[only]), valueText(after?.[only])];
  const short = [was, is].every((value) => value.length <= SHORT && !value.includes('\n'));
  return { names, values: short && was !== '' && is !== '' ? `from ${was} to ${is}` : '' };
}

/** The fields of an entry with their values as text; without those that were and are empty, as most of a new document. */
export function fieldRows({ action, before, after }: AuditLine): FieldRow[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({
      field,
      label: labelOf(action, field),
      was: valueText(before?.[field]),
      is: valueText(after?.[field]),
    }))
    .filter(({ was, is }) => was !== '' || is !== '');
}

/** What a field of the thing that an action was about is called. */
export function labelOf(action: string, field: string): string {
  const [noun = ''] = action.split('.');
  return fieldLabel(KINDS[noun] ?? noun, field);
}

function pathOf({ action, target, title, after }: AuditLine): string | null {
  const [collection = '', id, ...rest] = target.split('/');
  if (id === undefined || rest.length > 0) return null;
  if (collection === 'staff') return '/admin/staff';
  if (collection === 'pictures') return '/admin/media';
  if (!isContentKind(collection)) return null;
  const { nameField, editorPath } = CONTENT_KINDS[collection];
  // The API finds the name of every document that is there.
  const isGone = (action.endsWith('.deleted') && after === null) || (nameField !== null && title === null);
  return isGone ? null : editorPath(id);
}
