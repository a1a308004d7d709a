import type { Map as LeafletMap } from 'leaflet';

/** Draws our map on a map when its lines are loaded, 56 kB, unless the map is removed by then; rejects without them. */
export async function loadOwnMap(map: LeafletMap, withNames: boolean): Promise<void> {
  const removal = new AbortController();
  map.on('unload', () => removal.abort());
  const { addOwnMap } = await import('./own-map.ts');
  if (!removal.signal.aborted) addOwnMap(map, withNames);
}
