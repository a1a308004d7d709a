import type { AstroIntegration } from 'astro';

/** Serves the style guide at /styleguide during development; a build never contains it. */
export function styleguideRoute(): AstroIntegration {
  return {
    name: 'styleguide-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        // The underscore keeps the file itself from becoming a route.
        if (command === 'dev') injectRoute({ pattern: '/styleguide', entrypoint: './src/pages/_styleguide.astro' });
      },
    },
  };
}
