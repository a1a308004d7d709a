import type { ContentEntry } from '#content/content-source.ts';

/**
 * The content of the site that is being rendered, by collection and id. A compiled site reads it here; without this
 * Astro would bundle a copy of it into the code (compiled-site.ts).
 */
const content = new Map<string, Map<string, ContentEntry<Record<string, unknown>>>>();

export default content;
