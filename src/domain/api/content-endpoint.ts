import { EDITORS } from '#domain/staff/role.ts';
import * as z from 'zod';
import type { CreationKeyPlace } from './endpoint.ts';
import { ORDERED_MAX } from '#domain/content/limits.ts';

/** Largest document of content in a request, in bytes: sixty pictures with long texts and every text at its longest. */
export const CONTENT_BYTES = 1024 * 1024;

/** Paths of the other documents that were changed in the same transaction, such as the members of a renamed department. */
const alsoChanged = z.array(z.string());

/** The response after a written document. */
function writtenResponse<Document extends z.ZodType>(document: Document) {
  return z.strictObject({
    /** The stored working copy. */
    document,
    alsoChanged,
  });
}

/** Defines an endpoint that creates a document; `creates` is the place of its idempotency key. */
export function defineCreate<Body extends z.ZodType, Document extends z.ZodType, Place extends CreationKeyPlace>(
  summary: string,
  creates: Place,
  body: Body,
  document: Document,
) {
  return {
    summary,
    access: EDITORS,
    creates,
    body: { schema: body, maxBytes: CONTENT_BYTES },
    response: writtenResponse(document),
    errors: ['conflict', 'unavailable'],
  } as const;
}

/** Defines an endpoint that saves a whole document; an outdated `rev` is a conflict. */
export function defineSave<
  Params extends Readonly<Record<string, z.ZodType>>,
  Body extends z.ZodType,
  Document extends z.ZodType,
>(summary: string, params: Params, body: Body, document: Document) {
  return {
    summary,
    access: EDITORS,
    params,
    body: { schema: body, maxBytes: CONTENT_BYTES },
    response: writtenResponse(document),
    errors: ['not_found', 'conflict', 'unavailable'],
  } as const;
}

/** Defines an endpoint that deletes a document; at the revision that the editor saw. */
export function defineDelete<Id extends z.ZodType>(summary: string, id: Id) {
  return {
    summary,
    access: EDITORS,
    params: { id },
    query: z.strictObject({
      /** Revision that the editor saw. */
      rev: z.coerce.number().int().min(1),
    }),
    response: z.strictObject({ alsoChanged }),
    errors: ['not_found', 'conflict', 'unavailable'],
  } as const;
}

/** Defines an endpoint that orders all documents of a kind; other documents were added or removed meanwhile. */
export function defineReorder<Id extends z.ZodType, Document extends z.ZodType>(
  summary: string,
  id: Id,
  document: Document,
) {
  return {
    summary,
    access: EDITORS,
    body: {
      schema: z.strictObject({
        /** All ids in their new order. */
        ids: z.array(id).min(1).max(ORDERED_MAX),
      }),
      maxBytes: CONTENT_BYTES,
    },
    response: z.strictObject({
      /** All working copies in their new order. */
      documents: z.array(document),
    }),
    errors: ['conflict', 'unavailable'],
  } as const;
}
