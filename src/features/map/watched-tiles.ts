import { type TileLayer, tileLayer } from 'leaflet';

/** Consecutive failed tiles before the background counts as missing. */
const FAILURES = 3;

/** A tile layer that reports when tiles fail to load and when they load again. */
export function watchedTiles(url: string, maxZoom: number, onFailing: (failing: boolean) => void): TileLayer {
  let failures = 0;
  return tileLayer(url, { tileSize: 256, maxZoom })
    .on('tileerror', () => {
      failures += 1;
      if (failures === FAILURES) onFailing(true);
    })
    .on('tileload', () => {
      if (failures >= FAILURES) onFailing(false);
      failures = 0;
    });
}
