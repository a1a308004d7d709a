import type { APIRoute } from 'astro';
import { portugalOutlines } from '#features/properties/location/portugal-map.ts';

/** The outlines in the map of every property page, as one file that browsers cache. */
export const GET: APIRoute = () => new Response(portugalOutlines(), { headers: { 'Content-Type': 'image/svg+xml' } });
