import { type Map as LeafletMap, marker, type Marker } from 'leaflet';
import type { MapItem } from './map-items.ts';
import { itemIcon, itemName } from './marker-element.ts';

export interface MarkerEvents {
  /** The pointer or the focus came to a property (its slug) or left it (null). */
  onPoint: (slug: string | null) => void;
  /** An item was pressed; `byKey` when with the keyboard or by a screen reader. */
  onPress: (item: MapItem, byKey: boolean) => void;
}

export interface MarkerStates {
  highlighted: string | null;
  selected: string | null;
}

/** z-index above every other marker. */
const ON_TOP = 1_000_000;

/** The markers on a map; those that stay visible keep their elements, so that none loses the focus. */
export class MarkerLayer {
  readonly #map: LeafletMap;
  readonly #events: MarkerEvents;
  readonly #markers = new Map<string, Marker>();

  constructor(map: LeafletMap, events: MarkerEvents) {
    this.#map = map;
    this.#events = events;
  }

  /** Shows these items and no others, each in its normal, highlighted or selected state. */
  show(items: readonly MapItem[], { highlighted, selected }: MarkerStates): void {
    const wanted = new Set(items.map(({ key }) => key));
    for (const [key, shown] of this.#markers) {
      if (wanted.has(key)) continue;
      // A cluster that was opened by keyboard takes the focus with it.
      if (shown.getElement() === document.activeElement) this.#map.getContainer().focus({ preventScroll: true });
      shown.remove();
      this.#markers.delete(key);
    }
    for (const item of items) {
      const shown = this.#markers.get(item.key);
      // A property that no longer shares its place moves there (spread-points.ts).
      if (shown) shown.setLatLng([item.spot.latitude, item.spot.longitude]);
      else this.#markers.set(item.key, this.#add(item));
    }
    for (const [key, shown] of this.#markers) {
      const element = shown.getElement();
      if (!element) continue;
      const hovered = key === highlighted;
      const isSelected = key === selected;
      element.classList.toggle('map-marker-hovered', hovered);
      element.classList.toggle('map-marker-selected', isSelected);
      if (element.ariaExpanded !== null) element.ariaExpanded = String(isSelected);
      shown.setZIndexOffset(hovered || isSelected ? ON_TOP : 0);
    }
  }

  /** Moves the focus to a property's marker, if it is visible. */
  focus(slug: string): void {
    this.#markers.get(slug)?.getElement()?.focus();
  }

  #add(item: MapItem): Marker {
    const added = marker([item.spot.latitude, item.spot.longitude], { icon: itemIcon(item), keyboard: true });
    added.addTo(this.#map);
    const element = added.getElement();
    if (!element) return added;
    element.ariaLabel = itemName(item);
    if (item.kind === 'property') {
      element.ariaExpanded = 'false';
      for (const event of ['pointerenter', 'focus']) {
        element.addEventListener(event, () => this.#events.onPoint(item.property.slug));
      }
      for (const event of ['pointerleave', 'blur']) element.addEventListener(event, () => this.#events.onPoint(null));
    }
    // The click of a screen reader counts no presses of a pointer.
    added.on('click', ({ originalEvent }) => this.#events.onPress(item, originalEvent.detail === 0));
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Neither the page may scroll nor the map handle the key.
      event.preventDefault();
      event.stopPropagation();
      this.#events.onPress(item, true);
    });
    return added;
  }
}
