/**
 * Loads code that uses schemas. Zod tests with `new Function` whether it may compile them, which the
 * Content-Security-Policy reports as a violation, so `jitless` is set first.
 */
export async function loadWithSchemas<Module>(load: () => Promise<Module>): Promise<Module> {
  const { config } = await import('./zod-config.ts');
  config({ jitless: true });
  return load();
}
