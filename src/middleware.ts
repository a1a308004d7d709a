import { defineMiddleware } from 'astro:middleware';
import { deferScripts } from '#layouts/defer-scripts.ts';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  // The dev server's own scripts must run at once.
  if (import.meta.env.DEV || response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  return new Response(deferScripts(await response.text()), response);
});
