import type { GeoPoint } from '#domain/places/geo-point.ts';
import { addOwnMap } from '#lib/own-map/own-map.ts';
import { divIcon, map as createMap, marker, tileLayer, type Map as LeafletMap, type Marker } from 'leaflet';

/** The pin has the same colours in both themes, as the map has. */
const PIN = 'size-6 -mt-6 -ml-3 -rotate-45 rounded-[50%_50%_50%_0] border-2 border-[#ffffff] bg-[#23408e]';

/** Zoom at which a pin is shown. */
const PIN_ZOOM = 13;

/** A map with one pin: a click places it, dragging moves it. Not a component, because Leaflet manages its own DOM. */
export class PinMap {
  readonly #map: LeafletMap;
  #pin: Marker | null = null;
  readonly #onPin: (point: GeoPoint) => void;

  constructor(host: HTMLElement, tileUrl: string | null, onPin: (point: GeoPoint) => void) {
    this.#onPin = onPin;
    // The arrow keys move the pin instead (PinMapCanvas.tsx).
    this.#map = createMap(host, {
      attributionControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      maxZoom: 18,
      // Zooming is animated by CSS, which the base styles stop; a thrown map is moved by script.
      inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    this.#map.whenReady(() => addOwnMap(this.#map, tileUrl === null));
    if (tileUrl !== null) tileLayer(tileUrl).addTo(this.#map);
    this.#map.on('click', ({ latlng }) => onPin({ latitude: latlng.lat, longitude: latlng.lng }));
  }

  /** Centres the map. */
  centre({ latitude, longitude }: GeoPoint, zoom = PIN_ZOOM): void {
    this.#map.setView([latitude, longitude], zoom, { animate: false });
  }

  /** Shows the pin at a point, or none. */
  show(point: GeoPoint | null): void {
    if (point === null) {
      this.#pin?.remove();
      this.#pin = null;
      return;
    }
    const place: [number, number] = [point.latitude, point.longitude];
    if (this.#pin !== null) {
      this.#pin.setLatLng(place);
      if (!this.#map.getBounds().contains(place)) this.#map.panTo(place, { animate: false });
      return;
    }
    const pin = marker(place, {
      draggable: true,
      keyboard: false,
      icon: divIcon({ className: PIN, iconSize: undefined }),
    }).addTo(this.#map);
    pin.on('dragend', () => {
      const { lat: latitude, lng: longitude } = pin.getLatLng();
      this.#onPin({ latitude, longitude });
    });
    this.#pin = pin;
  }

  /** Removes the map. */
  remove(): void {
    this.#map.remove();
  }
}
