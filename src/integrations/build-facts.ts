import type { AstroIntegration } from 'astro';

/** Module name under which pages import the facts; src/build-facts.d.ts declares its types. */
const MODULE = 'virtual:build-facts';
/** Rollup's convention: a leading NUL keeps other plugins away from a module that is not a file. */
const RESOLVED = `\0${MODULE}`;

/** Lets pages and layouts import what only the build knows, because they may not import the build itself. */
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
