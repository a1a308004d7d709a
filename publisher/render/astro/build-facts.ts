import type { AstroIntegration } from 'astro';

/** Name under which pages import the facts; src/build-facts.d.ts gives it its types. */
const MODULE = 'virtual:build-facts';
/** Rollup's custom: a leading NUL keeps other plugins away from a module that is no file. */
const RESOLVED = `\0${MODULE}`;

/** Lets pages and layouts import what only the build knows, since they may not import the build itself. */
export function buildFacts(facts: Readonly<Record<string, unknown>>): AstroIntegration {
  const exported = Object.entries(facts).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'build-facts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'build-facts',
          resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
          load: (id: string) => (id === RESOLVED ? exported.join('\n') : undefined),
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
