import type { GeoPoint } from '#domain/places/geo-point.ts';
import { divIcon, map as createMap, marker, tileLayer, type Map as LeafletMap, type Marker } from 'leaflet';

/** Scale at which a pinned house is shown. */
const PIN_ZOOM = 13;

/** A map with one pin: pressing the map places it, dragging moves it. Without React, as Leaflet keeps its own account. */
export class PinMap {
  readonly #map: LeafletMap;
  #pin: Marker | null = null;
  readonly #onPin: (point: GeoPoint) => void;

  constructor(host: HTMLElement, tileAddress: string, onPin: (point: GeoPoint) => void) {
    this.#onPin = onPin;
    // The arrow keys move the pin instead (PinMapCanvas.tsx).
    this.#map = createMap(host, { attributionControl: false, keyboard: false, scrollWheelZoom: false });
    tileLayer(tileAddress, { maxZoom: 18 }).addTo(this.#map);
    this.#map.on('click', ({ latlng }) => onPin({ latitude: latlng.lat, longitude: latlng.lng }));
  }

  /** Shows a part of the country. */
  look({ latitude, longitude }: GeoPoint, zoom = PIN_ZOOM): void {
    this.#map.setView([latitude, longitude], zoom, { animate: false });
  }

  /** Shows the pin there, or none. */
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
      icon: divIcon({ className: 'pin-mark', iconSize: undefined }),
    }).addTo(this.#map);
    pin.on('dragend', () => {
      const { lat: latitude, lng: longitude } = pin.getLatLng();
      this.#onPin({ latitude, longitude });
    });
    this.#pin = pin;
  }

  /** Takes the map away. */
  remove(): void {
    this.#map.remove();
  }
}
