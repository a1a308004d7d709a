import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GeoPoint } from '@site/domain/geo-point';
import { MapPopup } from './MapPopup.tsx';
import type { MapViewProps } from './map-view-props.ts';
import { PropertyMap } from './property-map.ts';
import { MAP_WORDS as words } from './words.ts';
import 'leaflet/dist/leaflet.css';

/** What the map itself needs, and what it tells besides. */
export interface MapCanvasProps extends MapViewProps {
  /** Called with the middle of the map whenever that has moved. */
  onMove: (centre: GeoPoint) => void;
  /** Called when the background goes missing or comes back. */
  onTiles: (failing: boolean) => void;
}

/** Leaflet's map within React: React says what stands on it, Leaflet where that is drawn. */
export function MapCanvas(props: MapCanvasProps): ReactElement {
  const { properties, highlightedId, selectedId, tiles } = props;
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<PropertyMap>(null);
  const openedByKey = useRef(false);
  const [popup] = useState(() => document.createElement('div'));
  const selected = properties.find(({ id }) => id === selectedId) ?? null;

  const point = useEffectEvent((id: string | null) => props.onHighlight(id ?? selectedId));
  const select = useEffectEvent((id: string | null, byKey: boolean) => {
    openedByKey.current = byKey;
    if (id !== selectedId) props.onSelect(id);
    if (id !== null) props.onHighlight(id);
  });
  const move = useEffectEvent(props.onMove);
  const reportTiles = useEffectEvent(props.onTiles);

  useEffect(() => {
    if (!host.current) return;
    const created = new PropertyMap(host.current, popup, tiles.address, {
      onPoint: (id) => point(id),
      onSelect: (id, byKey) => select(id, byKey),
      onMove: (centre) => move(centre),
      onTiles: (failing) => reportTiles(failing),
    });
    map.current = created;
    return () => {
      map.current = null;
      created.remove();
    };
  }, [popup, tiles.address]);

  useEffect(() => map.current?.setProperties(properties), [properties]);
  useEffect(() => map.current?.highlight(highlightedId), [highlightedId]);
  // After the popup's content was rendered: Leaflet measures it when it opens.
  useEffect(() => {
    map.current?.select(selected?.id ?? null);
    if (selected !== null && openedByKey.current) popup.querySelector<HTMLElement>('a')?.focus();
  }, [selected, popup]);

  const close = (): void => {
    const id = selectedId;
    props.onSelect(null);
    props.onHighlight(null);
    if (id !== null) map.current?.focus(id);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || selectedId === null) return;
    event.stopPropagation();
    close();
  };

  return (
    <div onKeyDown={handleKeyDown}>
      <p id="map-keys" className="sr-only">
        {words.keys}
      </p>
      <div ref={host} className="map-canvas" role="application" aria-label={words.map} aria-describedby="map-keys" />
      {selected && createPortal(<MapPopup property={selected} onClose={close} />, popup)}
    </div>
  );
}
