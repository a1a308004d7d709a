import { pictureSchema } from '#domain/media/picture.ts';

/** A value of a document as text, for choosing between two versions; '' for nothing. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return picture.data.alt === '' ? `Picture ${picture.data.id.slice(0, 8)}` : picture.data.alt;
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .map(([name, part]: [string, unknown]) => (isList ? valueText(part) : partText(name, part)))
    .filter((text) => text !== '');
  return parts.join(isList ? '\n' : ': ');
}

/** A part of a thing; a number or a switch says nothing without its name. */
function partText(name: string, part: unknown): string {
  const text = valueText(part);
  if (typeof part === 'string' || text === '') return text;
  return `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} ${text}`;
}
