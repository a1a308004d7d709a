import {
  type Circle,
  circle,
  control,
  type LatLngBounds,
  Map as LeafletMap,
  type PanOptions,
  type PointExpression,
  popup,
  type Popup,
} from 'leaflet';
import { distanceInKilometres, type GeoBounds } from '#domain/places/geo-point.ts';
import { COUNTRY_CENTRE, COUNTRY_ZOOM } from '#domain/places/gazetteer.ts';
import { loadOwnMap } from '#lib/own-map/load-own-map.ts';
import { MAX_ZOOM, type MapItem, mapItems, propertyItem, type VisibleArea } from './map-items.ts';
import type { MapProperty } from './map-property.ts';
import { MarkerLayer, type MarkerStates } from './marker-layer.ts';
import { type OpeningView, openingView, viewOf } from './opening-view.ts';
import { type Region, regionOf } from '#domain/places/region.ts';
import type { MapArea } from './regions.ts';
import { type PlacedProperty, spreadPoints } from './spread-points.ts';
import { watchedTiles } from './watched-tiles.ts';
import { MAP_TEXT as text } from './text.ts';

/**
 * 'Fit to bounds with 20px padding' (visitor specification, section 4), from the edge of a pin: it is 25 wide, 35 high,
 * and its tip is the place.
 */
const FIT_PADDING = 20;
const PIN = { side: 13, height: 35 } as const;

/** Pixels at the bottom of the map that the buttons of the other regions take (HiddenRegions.tsx). */
const REGION_BUTTONS = 44;

/** Maximum zoom when fitting: a few properties in one village are shown with the land around them. */
const FIT_MAX_ZOOM = 14;

/** The whole ocean between Portugal and America; our map has little beyond. */
const MIN_ZOOM = 3;

/** Minimum radius of the circle of a neighbourhood, in metres. */
const NEIGHBOURHOOD = 1500;

export interface MapEvents {
  onPoint: (slug: string | null) => void;
  /** A property's marker was pressed; `byKey` when with the keyboard or by a screen reader. */
  onSelect: (slug: string | null, byKey: boolean) => void;
  onMove: (area: MapArea) => void;
  /** Whether the background of the map fails to load. */
  onBackground: (failing: boolean) => void;
}

/** A map that moves without animation: no option of Leaflet says so for the arrow keys and for the popups. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** The map without React: Leaflet holds its own state. */
export class PropertyMap {
  readonly #map: LeafletMap;
  readonly #markers: MarkerLayer;
  readonly #popup: Popup;
  readonly #placed = new Map<string, PlacedProperty>();
  #itemsIn: (area: VisibleArea) => MapItem[] = () => [];
  #states: MarkerStates = { highlighted: null, selected: null };
  #area: Circle | null = null;

  constructor(host: HTMLElement, popupContent: HTMLElement, tileAddress: string | null, events: MapEvents) {
    // Zooming is animated by CSS, which the base styles stop.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#map = new (isStill ? StillMap : LeafletMap)(host, {
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      zoomControl: false,
      attributionControl: false,
      inertia: !isStill,
    });
    // Unless the map has the focus, the wheel scrolls the page.
    this.#map.scrollWheelZoom.disable();
    this.#map.on('focus', () => this.#map.scrollWheelZoom.enable());
    this.#map.on('blur', () => this.#map.scrollWheelZoom.disable());
    control.zoom({ zoomInTitle: text.zoomIn, zoomOutTitle: text.zoomOut }).addTo(this.#map);
    control.scale({ imperial: false, position: 'topright' }).addTo(this.#map);
    // After the markers: they do not wait for it.
    loadOwnMap(this.#map, tileAddress === null).catch((error: unknown) => {
      reportError(error);
      events.onBackground(true);
    });
    if (tileAddress !== null) watchedTiles(tileAddress, MAX_ZOOM, events.onBackground).addTo(this.#map);
    this.#markers = new MarkerLayer(this.#map, {
      onPoint: events.onPoint,
      onPress: (item, byKey) => {
        if (item.kind === 'property') events.onSelect(item.property.slug, byKey);
        else this.#map.setView([item.spot.latitude, item.spot.longitude], item.expansionZoom());
      },
    });
    this.#popup = popup({ maxWidth: 300, minWidth: 220, closeButton: false, offset: [0, -36] }).setContent(
      popupContent,
    );
    this.#popup.on('remove', () => events.onSelect(null, false));
    this.#map.on('moveend', () => {
      this.#draw();
      const { lat: latitude, lng: longitude } = this.#map.getCenter();
      events.onMove({ centre: { latitude, longitude }, ...geoBounds(this.#map.getBounds()) });
    });
    this.#map.setView([COUNTRY_CENTRE.latitude, COUNTRY_CENTRE.longitude], COUNTRY_ZOOM, { animate: false });
  }

  /** Replaces the properties and fits the view to them (opening-view.ts). */
  setProperties(properties: readonly MapProperty[]): void {
    const placed = spreadPoints(properties);
    this.#placed.clear();
    for (const one of placed) this.#placed.set(one.property.slug, one);
    this.#itemsIn = mapItems(placed);
    this.#fit(openingView(placed));
    // An unchanged view fires no 'moveend', which draws.
    this.#draw();
  }

  /** Fits the view to the properties of a region and moves the focus to the map. */
  showRegion(region: Region): void {
    this.#fit(viewOf([...this.#placed.values()].filter(({ spot }) => regionOf(spot) === region)));
    this.#map.getContainer().focus({ preventScroll: true });
  }

  #fit(view: OpeningView | null): void {
    if (view?.kind === 'point') {
      this.#map.setView([view.centre.latitude, view.centre.longitude], view.zoom, { animate: false });
    } else if (view) {
      const { southWest, northEast } = view;
      this.#map.fitBounds(
        [
          [southWest.latitude, southWest.longitude],
          [northEast.latitude, northEast.longitude],
        ],
        {
          paddingTopLeft: [FIT_PADDING + PIN.side, FIT_PADDING + PIN.height],
          paddingBottomRight: [FIT_PADDING + PIN.side, FIT_PADDING + (this.#hasOneRegion() ? 0 : REGION_BUTTONS)],
          maxZoom: FIT_MAX_ZOOM,
          animate: false,
        },
      );
    }
  }

  #hasOneRegion(): boolean {
    return new Set([...this.#placed.values()].map(({ spot }) => regionOf(spot))).size === 1;
  }

  /** Highlights the property under the pointer, here or in the list. */
  highlight(slug: string | null): void {
    this.#states = { ...this.#states, highlighted: slug };
    this.#draw();
  }

  /** Opens a property's popup and moves its marker into view; null closes the popup. */
  select(slug: string | null): void {
    this.#states = { ...this.#states, selected: slug };
    const placed = slug === null ? undefined : this.#placed.get(slug);
    if (placed === undefined) {
      this.#popup.remove();
    } else {
      const spot: [number, number] = [placed.spot.latitude, placed.spot.longitude];
      if (!this.#map.getBounds().contains(spot)) this.#map.panTo(spot, { animate: false });
      this.#popup.setLatLng(spot).openOn(this.#map);
    }
    this.#draw();
  }

  /** Returns the focus to a marker whose popup was closed with the keyboard. */
  focus(slug: string): void {
    this.#markers.focus(slug);
  }

  remove(): void {
    this.#popup.off('remove');
    this.#map.remove();
  }

  #draw(): void {
    const zoom = Math.round(this.#map.getZoom());
    const items = this.#itemsIn({ ...geoBounds(this.#map.getBounds().pad(0.2)), zoom });
    const keys = new Set(items.map(({ key }) => key));
    const { highlighted, selected } = this.#states;
    // A highlighted or selected property has its own marker, even inside a cluster.
    const pointed = [...new Set([highlighted, selected])].flatMap((slug) => {
      const placed = slug === null || keys.has(slug) ? undefined : this.#placed.get(slug);
      return placed === undefined ? [] : [propertyItem(placed)];
    });
    this.#markers.show([...items, ...pointed], this.#states);
    this.#drawArea(this.#placed.get(highlighted ?? selected ?? ''));
  }

  /** Draws the neighbourhood of an approximate place: the circle contains the marker. */
  #drawArea(placed: PlacedProperty | undefined): void {
    this.#area?.remove();
    this.#area = null;
    if (!placed?.property.approximate) return;
    const { point } = placed.property;
    const radius = Math.max(NEIGHBOURHOOD, distanceInKilometres(point, placed.spot) * 1000 + NEIGHBOURHOOD / 2);
    this.#area = circle([point.latitude, point.longitude], { radius, interactive: false, className: 'map-area' });
    this.#area.addTo(this.#map);
  }
}

function geoBounds(bounds: LatLngBounds): GeoBounds {
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}
