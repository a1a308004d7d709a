import type * as z from 'zod';

/** A stored document that does not fit its schema; the message names collection, document and every invalid field. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
}

/** Parses one stored document; throws InvalidDocumentError. */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  document: { collection: string; id: string; data: unknown },
): z.output<Schema> {
  const parsed = schema.safeParse(document.data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${fieldName(issue)}: ${issue.message}`);
  throw new InvalidDocumentError(
    `The document ${document.collection}/${document.id} cannot be published:\n${faults.join('\n')}`,
  );
}

function fieldName(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return [...path, issue.keys.join(', ')].join('.');
  return path.length > 0 ? path.join('.') : '(the whole document)';
}
