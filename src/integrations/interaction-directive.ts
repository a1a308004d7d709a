import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the first interaction with it (src/islands/interaction-directive.ts). */
    'client:interaction'?: boolean;
  }
}

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
