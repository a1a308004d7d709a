import { type TileLayer, tileLayer } from 'leaflet';

/** Pictures that fail in a row before the background counts as missing. */
const FAILURES = 3;

/** The background of the map, which says when it cannot be loaded and when it can again. */
export function watchedTiles(address: string, maxZoom: number, onFailing: (failing: boolean) => void): TileLayer {
  let failures = 0;
  return tileLayer(address, { tileSize: 256, maxZoom })
    .on('tileerror', () => {
      failures += 1;
      if (failures === FAILURES) onFailing(true);
    })
    .on('tileload', () => {
      if (failures >= FAILURES) onFailing(false);
      failures = 0;
    });
}
