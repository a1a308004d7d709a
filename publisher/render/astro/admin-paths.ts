import type { AstroIntegration } from 'astro';

/** Lets the development server answer every address below /admin with the one page of the back office, as Hosting does. */
export function adminAddresses(): AstroIntegration {
  return {
    name: 'admin-addresses',
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
