import type { AstroIntegration } from 'astro';

/** Makes the development server serve the one page of the back office at every path below /admin, as Hosting does. */
export function adminPaths(): AstroIntegration {
  return {
    name: 'admin-paths',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          if (request.url?.startsWith('/admin/') === true) request.url = '/admin';
          next();
        });
      },
    },
  };
}
