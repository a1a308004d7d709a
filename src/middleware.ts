import { defineMiddleware } from 'astro:middleware';
import { moveScripts } from './build/later-scripts.ts';

/** Lets the scripts of built pages wait for the first picture; in development Vite's own must run as they stand. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (import.meta.env.DEV || response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  return new Response(moveScripts(await response.text()), response);
});
