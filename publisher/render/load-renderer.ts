import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { SiteRenderer } from './site-renderer.ts';

/** Name of the module that renders the pages of a compiled site, in its folder. */
export const RENDERER_FILE = 'site-renderer.mjs';

/** Checks the one export that tells the renderer from another module; its types were checked when it was compiled. */
const rendererSchema = z.custom<SiteRenderer>(
  (loaded) => typeof loaded === 'object' && loaded !== null && 'renderSite' in loaded,
);

/** Loads the renderer of a compiled site into this process, which must not have loaded React before. */
export async function loadRenderer(folder: string): Promise<SiteRenderer> {
  // A test may have started this process: React for development is slower, and compiled pages expect the production build.
  process.env['NODE_ENV'] = 'production';
  const loaded: unknown = await import(pathToFileURL(join(folder, RENDERER_FILE)).href);
  return rendererSchema.parse(loaded);
}
