import { pictureSchema } from '#domain/media/picture.ts';

/** A value of a document as text, for choosing between two versions; '' for nothing. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return picture.data.alt === '' ? `Picture ${picture.data.id.slice(0, 8)}` : picture.data.alt;
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  const parts = Object.entries(value)
    .map(([name, part]: [string, unknown]) => partText(name, part))
    .filter(Boolean);
  const [first, ...others] = parts;
  const isNamed = first === Object.values(value)[0] && others.length > 0;
  return isNamed ? `${first}: ${others.join(', ')}` : parts.join(', ');
}

/** A part of a thing; a number or a switch says nothing without its name. */
function partText(name: string, part: unknown): string {
  const text = valueText(part);
  if (typeof part === 'string' || text === '') return text;
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  if (typeof part === 'boolean') return `${words} ${text.toLowerCase()}`;
  return typeof part === 'object' && !Array.isArray(part) ? `${words} (${text})` : `${words} ${text}`;
}
