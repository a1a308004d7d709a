import type { APIRoute } from 'astro';
import { portugalOutlines } from '#features/properties/portugal-map.ts';

/** The outlines behind the map of every property page: once a visit instead of once a page, and after its photograph. */
export const GET: APIRoute = () => new Response(portugalOutlines(), { headers: { 'Content-Type': 'image/svg+xml' } });
