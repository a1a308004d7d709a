import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { PROPERTY_NOT_OFFERED } from '#domain/content/text.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';

/** A field that refers to a property. */
export interface NamedProperty {
  /** Path of the field, joined by dots. */
  readonly path: string;
  /** Id of the property. */
  readonly id: string;
}

/** Throws unless every named property exists and is not archived. */
export async function requireOffered(step: ContentTransaction, named: readonly NamedProperty[]): Promise<void> {
  const found = await Promise.all(
    named.map(async ({ path, id }): Promise<FieldError[]> => {
      const property = await readWorking(step, KINDS.properties, id);
      return property?.archivedAt === null ? [] : [{ path, message: PROPERTY_NOT_OFFERED }];
    }),
  );
  const fields = found.flat();
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}
