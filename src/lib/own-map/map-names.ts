import { divIcon, type Map as LeafletMap, marker, type Marker, type Point } from 'leaflet';
import { type Box, overlap } from './box.ts';
import type { MapPlace } from './map-place.ts';
import { MAP_PLACES } from './map-places.ts';

const PANE = 'own-map-names';

/** Pixels of a letter, with spacing, and of a line, with room around it. */
const LETTER = { town: 7, region: 10, country: 12, water: 8 } as const;
const LINE = 22;

/** Shows the names of our map: those of the current zoom that have room, the most important first. */
export function showNames(map: LeafletMap): void {
  const names = new MapNames(map);
  names.show();
  map.on('moveend', () => names.show());
}

class MapNames {
  readonly #map: LeafletMap;
  readonly #shown = new Map<MapPlace, Marker>();

  constructor(map: LeafletMap) {
    this.#map = map;
    const pane = map.createPane(PANE);
    pane.style.zIndex = '250';
    // The list view of the map has the places of properties as text.
    pane.ariaHidden = 'true';
  }

  show(): void {
    const wanted = new Set(this.#placesWithRoom());
    for (const [place, shown] of this.#shown) {
      if (wanted.has(place)) continue;
      shown.remove();
      this.#shown.delete(place);
    }
    for (const place of wanted) if (!this.#shown.has(place)) this.#shown.set(place, this.#add(place));
  }

  #placesWithRoom(): MapPlace[] {
    const zoom = Math.round(this.#map.getZoom());
    const bounds = this.#map.getBounds().pad(0.3);
    const taken: Box[] = [];
    return MAP_PLACES.filter((place) => {
      if (zoom < place.from || zoom > place.to || !bounds.contains([place.latitude, place.longitude])) return false;
      // From the world's corner, not the window's, so that a moved map keeps its names.
      const box = boxOf(place, this.#map.project([place.latitude, place.longitude], zoom));
      if (taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    });
  }

  #add(place: MapPlace): Marker {
    const icon = divIcon({
      className: `own-map-name own-map-${place.kind}`,
      // A name of ours, never text that somebody typed.
      html: place.name,
      iconSize: undefined,
      iconAnchor: place.kind === 'town' ? [0, 6] : [0, 0],
    });
    const options = { icon, pane: PANE, interactive: false, keyboard: false };
    return marker([place.latitude, place.longitude], options).addTo(this.#map);
  }
}

function boxOf({ name, kind }: MapPlace, { x, y }: Point): Box {
  const width = name.length * LETTER[kind];
  const left = kind === 'town' ? x - 6 : x - width / 2;
  return { left, top: y - LINE / 2, right: left + width + 12, bottom: y + LINE / 2 };
}
