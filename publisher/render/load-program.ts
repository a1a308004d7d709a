import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { SiteProgram } from './site-program.ts';

/** What the compiled file has to export; its code was checked when it was compiled. */
const programSchema = z.custom<SiteProgram>(
  (loaded) => typeof loaded === 'object' && loaded !== null && 'writeSite' in loaded,
);

/** Loads the program of a compiled site into this process, which must not have loaded React before. */
export async function loadProgram(file: string): Promise<SiteProgram> {
  // Whoever started us may be a test: React for development is slower, and its code does not fit that for production.
  process.env['NODE_ENV'] = 'production';
  const loaded: unknown = await import(pathToFileURL(file).href);
  return programSchema.parse(loaded);
}
