import type { APIRoute } from 'astro';
import { portugalSprite } from '../features/properties/portugal-map.ts';

/** The outlines that every property page refers to: once a visit instead of once a page. */
export const GET: APIRoute = () => new Response(portugalSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
