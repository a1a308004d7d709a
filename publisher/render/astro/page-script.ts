import type { AstroIntegration } from 'astro';

/** Puts one script into every page of the site, from a file below src/pages: layouts may not know of features. */
export function pageScript(file: `/src/pages/_${string}`): AstroIntegration {
  return {
    name: 'page-script',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', `import '${file}';`),
    },
  };
}
