import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { HiddenRegions } from './HiddenRegions.tsx';
import { MapPopup } from './MapPopup.tsx';
import type { MapViewProps } from './map-view-props.ts';
import { PropertyMap } from './property-map.ts';
import { hiddenRegions, type MapArea } from './regions.ts';
import { MAP_TEXT as text } from './text.ts';

export interface MapCanvasProps extends MapViewProps {
  /** Called with the centre after each move. */
  onMove: (centre: GeoPoint) => void;
  /** Called when the background of the map fails to load or loads again. */
  onBackground: (failing: boolean) => void;
}

/** Wraps Leaflet in React: React decides what the map shows, Leaflet draws it. */
export function MapCanvas(props: MapCanvasProps): ReactElement {
  const { properties, highlighted, selected, picture, tiles } = props;
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<PropertyMap>(null);
  /** How the popup that opens next was asked for on the map; null when it was elsewhere, as in a list. */
  const openedBy = useRef<'key' | 'pointer' | null>(null);
  const [area, setArea] = useState<MapArea | null>(null);
  const [popup] = useState(() => document.createElement('div'));
  const opened = properties.find(({ slug }) => slug === selected) ?? null;

  const point = useEffectEvent((slug: string | null) => props.onHighlight(slug ?? selected));
  const select = useEffectEvent((slug: string | null, byKey: boolean) => {
    if (slug === selected) return;
    openedBy.current = slug === null ? null : byKey ? 'key' : 'pointer';
    props.onSelect(slug);
    props.onHighlight(slug);
  });
  const move = useEffectEvent((moved: MapArea) => {
    setArea(moved);
    props.onMove(moved.centre);
  });
  const tileAddress = tiles?.address ?? null;
  const reportBackground = useEffectEvent(props.onBackground);

  useEffect(() => {
    if (!host.current) return;
    const created = new PropertyMap(host.current, popup, tileAddress, {
      onPoint: (slug) => point(slug),
      onSelect: (slug, byKey) => select(slug, byKey),
      onMove: (moved) => move(moved),
      onBackground: (failing) => reportBackground(failing),
    });
    map.current = created;
    return () => {
      map.current = null;
      created.remove();
    };
  }, [popup, tileAddress]);

  useEffect(() => map.current?.setProperties(properties), [properties]);
  useEffect(() => map.current?.highlight(highlighted), [highlighted]);
  // After the popup's content is rendered: Leaflet measures it when it opens. New properties may move the opened one.
  useEffect(() => map.current?.select(opened?.slug ?? null), [opened, properties]);
  const openedSlug = opened?.slug ?? null;
  // Once: an open popup whose property changes, such as its price, must not take the focus again.
  useEffect(() => {
    if (openedSlug === null) return;
    if (openedBy.current === null) host.current?.scrollIntoView({ block: 'nearest' });
    else if (openedBy.current === 'key') popup.querySelector<HTMLElement>('a')?.focus();
    openedBy.current = null;
  }, [openedSlug, popup]);

  const close = (): void => {
    const slug = selected;
    props.onSelect(null);
    props.onHighlight(null);
    if (slug !== null) map.current?.focus(slug);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || selected === null) return;
    event.stopPropagation();
    close();
  };

  return (
    <div onKeyDown={handleKeyDown}>
      <p id="map-keys" className="sr-only">
        {text.keys}
      </p>
      <div
        ref={host}
        className="map-canvas own-map"
        role="application"
        aria-label={text.map}
        aria-describedby="map-keys"
      />
      {/* Not next to a popup, which they would cover. */}
      {area && !opened && (
        <HiddenRegions regions={hiddenRegions(properties, area)} onShow={(region) => map.current?.showRegion(region)} />
      )}
      {opened && createPortal(<MapPopup property={opened} picture={picture} onClose={close} />, popup)}
    </div>
  );
}
