import { randomUUID } from 'node:crypto';
import type { ContentInput, WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import { ALREADY_FEATURED, ONLY_RENTALS_FEATURED, PROPERTY_NOT_OFFERED } from '#domain/content/text.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { findWorking, readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { GrowingDefinition } from './content-definition.ts';
import { keepIdentity, nextPosition } from './new-identity.ts';

/** Featured properties; their positions start at 1. */
export const featured: GrowingDefinition<ContentInput<'featured'>, WorkingCopy<'featured'>> = {
  of: KINDS.featured,
  begin: async (step, { propertyId }) => {
    await requireFeaturable(step, propertyId);
    return { id: randomUUID(), orderIndex: await nextPosition(step, KINDS.featured, 1) };
  },
  complete: async (step, fields, current) => {
    if (fields.propertyId !== current.propertyId) await requireFeaturable(step, fields.propertyId);
    return keepIdentity(step, fields, current);
  },
};

async function requireFeaturable(step: ContentTransaction, propertyId: string): Promise<void> {
  const property = await readWorking(step, KINDS.properties, propertyId);
  if (property?.archivedAt !== null) reject(PROPERTY_NOT_OFFERED);
  if (property.type !== 'rental') reject(ONLY_RENTALS_FEATURED);
  const others = await findWorking(step, KINDS.featured, (query) => query.where('propertyId', '==', propertyId));
  if (others.length > 0) reject(ALREADY_FEATURED);
}

function reject(message: string): never {
  throw new ApiError('invalid_request', { fields: [{ path: 'propertyId', message }] });
}
