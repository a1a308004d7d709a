import type { AstroIntegration } from 'astro';

/** Adds one script from a file below src/pages to every page of the site, because layouts may not import features. */
export function pageScript(file: `/src/pages/_${string}`): AstroIntegration {
  return {
    name: 'page-script',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', `import '${file}';`),
    },
  };
}
