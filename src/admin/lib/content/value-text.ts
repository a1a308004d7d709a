import { pictureSchema } from '#domain/media/picture.ts';

/** A value of a document as text, for choosing between two versions; '' for nothing. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return picture.data.alt === '' ? `Picture ${picture.data.id.slice(0, 8)}` : picture.data.alt;
  const parts = Object.values(value)
    .map(valueText)
    .filter((text) => text !== '');
  return parts.join(Array.isArray(value) ? '\n' : ': ');
}
