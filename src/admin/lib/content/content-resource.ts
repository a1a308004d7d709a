import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { contentApi } from '#domain/api/content.ts';
import type { Endpoint, JsonBody } from '#domain/api/endpoint.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { fieldOf } from '#lib/member/firestore-rest.ts';
import { callAsStaff } from '../call-as-staff.ts';
import { readCollection } from '../read-collection.ts';

export interface StoredContent {
  /** Revision of the working copy; an edit of an older one is a conflict. */
  readonly rev: number;
  /** Place in the list; only kinds with an order have one. */
  readonly orderIndex?: number;
}

/** One kind of content as a list: how to read it, and the calls that change it. */
export interface ContentResource<Item extends StoredContent> {
  readonly kind: ContentPathKind;
  readonly idOf: (item: Item) => string;
  /** Reads all, in order. */
  readonly list: () => Promise<readonly Item[]>;
  /** Saves a whole item from the revision it carries; returns the stored item. */
  readonly store: (item: Item) => Promise<Item>;
  /** Deletes an item at the revision it carries. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Saves another order of all ids in one request; returns all stored items. */
  readonly reorder: (ids: readonly string[]) => Promise<readonly Item[]>;
}

/** The same with what its form needs. */
export interface EditableContent<Item extends StoredContent, Input extends FieldValues> extends ContentResource<Item> {
  readonly itemSchema: z.ZodType<Item>;
  readonly inputSchema: z.ZodType<Input, Input>;
  /** The part of a stored item that an editor writes. */
  readonly inputOf: (item: Item) => Input;
  /** Adds an item at the end, with an idempotency key. */
  readonly create: (input: Input, key: string) => Promise<Item>;
  /** Saves what an editor wrote, based on the revision of `base`. */
  readonly save: (input: Input, base: Item) => Promise<Item>;
}

/** Last part of the paths of each kind. */
const PATHS = {
  heroImages: 'hero-images',
  featured: 'featured',
  services: 'services',
  teamMembers: 'team-members',
  departments: 'departments',
  destinations: 'destinations',
  legalPages: 'legal-pages',
} as const;

export type ContentPathKind = keyof typeof PATHS;

// Without the types of each kind: the compiler cannot infer a contract from a kind that is a parameter.
const writes: Readonly<Record<`${'POST' | 'PUT'} ${string}`, Endpoint & { body: JsonBody }>> = contentApi;
const deletions: Readonly<Record<`DELETE ${string}`, Endpoint & { body?: never }>> = contentApi;

/**
 * The calls of a kind of content. Destinations and legal pages are fixed sets: the API adds and deletes none, and legal
 * pages have no order.
 */
export function contentResource<
  Item extends StoredContent & ({ readonly id: string } | { readonly slug: string }),
  Input extends FieldValues,
>(
  kind: ContentPathKind,
  itemSchema: z.ZodType<Item>,
  inputSchema: z.ZodType<Input, Input> & { strip: () => z.ZodType<Input> },
): EditableContent<Item, Input> {
  const path = PATHS[kind];
  const idOf = (item: Item): string => ('id' in item ? item.id : item.slug);
  const inputOf = (item: Item): Input => inputSchema.strip().parse(item);
  const save = async (input: Input, base: Item): Promise<Item> => {
    const call = { params: { id: idOf(base) }, body: { ...input, rev: base.rev } };
    return itemSchema.parse(fieldOf(await callAsStaff(writes, `PUT /api/admin/${path}/{id}`, call), 'document'));
  };
  return {
    kind,
    idOf,
    itemSchema,
    inputSchema,
    inputOf,
    list: () =>
      readCollection(CONTENT_KINDS[kind].working, itemSchema, {
        orderBy: kind === 'legalPages' ? 'title' : 'orderIndex',
      }),
    create: async (input, key) => {
      const response = await callAsStaff(writes, `POST /api/admin/${path}`, { body: { ...input, key } });
      return itemSchema.parse(fieldOf(response, 'document'));
    },
    save,
    store: (item) => save(inputOf(item), item),
    remove: (item) =>
      callAsStaff(deletions, `DELETE /api/admin/${path}/{id}`, {
        params: { id: idOf(item) },
        query: { rev: String(item.rev) },
      }),
    reorder: async (ids) => {
      const response = await callAsStaff(writes, `PUT /api/admin/${path}-order`, { body: { ids } });
      return itemSchema.array().parse(fieldOf(response, 'documents'));
    },
  };
}
