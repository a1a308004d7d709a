import { createHash } from 'node:crypto';
import type { FormReading } from '#domain/api/endpoint.ts';
import { FORM_SENDING_FIELDS } from '#domain/site/form-sending.ts';

/** A null prototype: a field named '__proto__' is then a field like any other, for the schema to refuse. */
type Fields = Record<string, unknown>;

/** Makes the JSON that an endpoint expects out of an urlencoded form; what does not fit is left for the schema to refuse. */
export function readForm(text: string, reading: FormReading, address: string): unknown {
  const sent = new URLSearchParams(text);
  const sending = emptyFields();
  const own = emptyFields();
  for (const name of new Set(sent.keys())) {
    const isSending = FORM_SENDING_FIELDS.some((field) => field === name);
    const value = readValue(name, sent.getAll(name), reading);
    if (value !== undefined) place(isSending ? sending : own, name.split('.'), value);
  }
  return { ...sending, key: contentKey(address, text), elapsed: null, [reading.fieldsIn]: own };
}

function readValue(name: string, values: readonly string[], { numbers, flags, lists }: FormReading): unknown {
  if (lists.includes(name)) return values.filter((value) => value !== '');
  const [value = ''] = values;
  // One field twice is no form of ours.
  if (values.length > 1) return values;
  if (flags.includes(name)) return value === '' ? undefined : true;
  if (numbers.includes(name)) return value.trim() === '' ? undefined : Number(value);
  return value;
}

/** Places a value under a name of at most two parts; a deeper or clashing name stays whole. */
function place(fields: Fields, [outer = '', inner, ...rest]: readonly string[], value: unknown): void {
  if (inner === undefined) {
    fields[outer] = value;
    return;
  }
  const group = fields[outer] ?? emptyFields();
  if (rest.length > 0 || !isFields(group)) {
    fields[[outer, inner, ...rest].join('.')] = value;
    return;
  }
  group[inner] = value;
  fields[outer] = group;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function emptyFields(): Fields {
  const fields: Fields = {};
  Object.setPrototypeOf(fields, null);
  return fields;
}

/** A static page cannot make a key for each form, so its contents are its key: a UUID of version 8 from their hash. */
function contentKey(address: string, text: string): string {
  const hex = createHash('sha256').update(`${address}\n${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
