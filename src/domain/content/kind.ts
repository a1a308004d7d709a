import * as z from 'zod';
import { CONTENT_COLLECTIONS, type ContentKind } from './collections.ts';

// Object.keys is typed as strings, though the keys of a constant are known.
const kinds = Object.keys(CONTENT_COLLECTIONS) as [ContentKind, ...ContentKind[]];

/** Every kind of content. */
export const CONTENT_KINDS: readonly ContentKind[] = kinds;

/** A kind of content. */
export const contentKindSchema = z.enum(kinds);

/** Kinds of which every document belongs to the site: without them it cannot be built. */
export const FIXED_KINDS: readonly ContentKind[] = ['settings', 'destinations', 'legalPages'];
