import type { ContentEntry } from '#content/content-source.ts';

/**
 * The content of the site that is being written, by collection and id. A compiled site finds it here, where Astro
 * would have bundled a copy of it into the code (compiled-site.ts).
 */
const content = new Map<string, Map<string, ContentEntry<Record<string, unknown>>>>();

export default content;
