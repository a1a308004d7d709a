import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

/** A mistake in the sample content. */
export interface ContentFault {
  /** File, relative to the content folder. */
  file: string;
  /** Field, such as 'gallery[2].picture'; '' for the whole file. */
  field: string;
  message: string;
}

/** A value with its file, which faults can name. */
export interface Sourced<Value> {
  /** File, relative to the content folder. */
  file: string;
  /** Position in the file, such as '[2]'; '' for the whole file. */
  field: string;
  value: Value;
}

/** Parses a value from a file; the faults name file and field. */
export function parseSourced<Schema extends z.ZodType>(
  schema: Schema,
  source: Sourced<unknown>,
): { value: z.output<Schema> } | { faults: ContentFault[] } {
  const parsed = schema.safeParse(source.value);
  if (parsed.success) return { value: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => ({
      file: source.file,
      field: joinFields(source.field, z.core.toDotPath(issue.path)),
      message: issue.message,
    })),
  };
}

/** Throws one FixableError that lists all faults, if there are any. */
export function rejectFaults(faults: readonly ContentFault[]): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ file, field, message }) => `  ${file}: ${field === '' ? '' : `${field}: `}${message}`);
  throw new FixableError(`The sample content cannot be used:\n${lines.join('\n')}`);
}

function joinFields(outer: string, inner: string): string {
  return outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}
