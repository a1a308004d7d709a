import { type DivIcon, divIcon } from 'leaflet';
import type { MapItem } from './map-items.ts';
import { KIND_COLORS, KIND_SIGNS, kindLabel, MARKER_OUTLINE, markerKind } from './marker-kind.ts';
import { MAP_TEXT as text } from './text.ts';

/** The icon of a marker; map.css sets the size of each state. */
export function itemIcon(item: MapItem): DivIcon {
  if (item.kind === 'cluster') {
    const size = item.count < 100 ? 'small' : item.count < 1000 ? 'medium' : 'large';
    // A number, never text that somebody typed.
    return divIcon({ className: `map-cluster map-cluster-${size}`, html: shortCount(item.count), iconSize: undefined });
  }
  const kind = markerKind(item.property.type);
  const html = `<svg viewBox="0 0 25 35" class="${KIND_COLORS[kind]}" aria-hidden="true"><path fill="currentColor" stroke="white" stroke-width="1.5" d="${MARKER_OUTLINE}"/><path fill="white" d="${KIND_SIGNS[kind]}"/></svg>`;
  return divIcon({ className: 'map-marker', html, iconSize: undefined });
}

/** Accessible name of a marker. */
export function itemName(item: MapItem): string {
  if (item.kind === 'cluster') return text.cluster(item.count);
  const { title, location, type } = item.property;
  return text.marker(title, location, kindLabel(markerKind(type)));
}

function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1).replace('.0', '')}k`;
}
