import type { AstroIntegration } from 'astro';

/** Serves the style page at /styleguide while the site is being developed; a build never holds it. */
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
