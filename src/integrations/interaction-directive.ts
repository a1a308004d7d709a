import type { AstroIntegration } from 'astro';

/** Registers `client:interaction`. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction-directive.ts' }),
    },
  };
}
