import { InvalidDocumentError } from './parse-document.ts';

/** Throws InvalidDocumentError naming both documents when two have the same value in a field. */
export function rejectDuplicates(
  entries: readonly { id: string; data: Record<string, unknown> }[],
  { collection, field }: { collection: string; field: string },
): void {
  const seen = new Map<unknown, string>();
  for (const { id, data } of entries) {
    const value = data[field];
    const earlier = seen.get(value);
    if (earlier !== undefined) {
      throw new InvalidDocumentError(
        `The document ${collection}/${id} cannot be published:\n  ${field}: '${String(value)}' belongs to ${collection}/${earlier} already`,
      );
    }
    seen.set(value, id);
  }
}
