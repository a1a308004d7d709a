import { COUNTRY_ZOOM } from '#domain/places/gazetteer.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { MAP_SOURCE } from '#lib/own-map/map-source.ts';
import mapStyles from '#lib/own-map/own-map.css?url';
import { Fragment, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { loadStyleSheet } from '#lib/load-style-sheet.ts';
import type { PinMap } from './pin-map.ts';
import type { MapTiles } from './map-tiles.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.map;

/** Degrees by which an arrow key moves the pin: about a hundred metres, with Shift two kilometres. */
const STEP = 0.001;
const STRIDE = 0.02;

const DIRECTIONS: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface Props {
  /** Null for none. */
  pin: GeoPoint | null;
  /** Centre of the map without a pin. */
  around: GeoPoint;
  /** Whether `around` is a place, not just the country. */
  near: boolean;
  /** The tile service over our own map; null for none. */
  tiles: MapTiles | null;
  onPin: (point: GeoPoint) => void;
}

/** The map for placing the pin by pointer or arrow keys; its code is loaded with it. */
export function PinMapCanvas({ pin, around, near, tiles, onPin }: Props): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMap | null>(null);
  const place = useEffectEvent(onPin);
  const open = useEffectEvent((element: HTMLElement, PinMapClass: typeof PinMap): PinMap => {
    const opened = new PinMapClass(element, tiles?.address ?? null, (point) => place(point));
    opened.centre(pin ?? around, pin !== null ? undefined : near ? 11 : COUNTRY_ZOOM);
    return opened;
  });

  useEffect(() => {
    let isMounted = true;
    let opened: PinMap | null = null;
    Promise.all([import('./pin-map.ts'), loadStyleSheet(mapStyles)]).then(([code]) => {
      if (!isMounted || host.current === null) return;
      opened = open(host.current, code.PinMap);
      setMap(opened);
    }, reportError);
    return () => {
      isMounted = false;
      opened?.remove();
    };
  }, []);
  useEffect(() => map?.show(pin), [map, pin]);

  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const from = pin ?? around;
    const by = event.shiftKey ? STRIDE : STEP;
    onPin({ latitude: from.latitude + direction[0] * by, longitude: from.longitude + direction[1] * by });
  };

  return (
    <div className="field-wide">
      <div
        ref={host}
        role="application"
        aria-label={text.canvas}
        tabIndex={0}
        className="own-map isolate h-[clamp(18rem,50svh,28rem)] border-b-4 border-anil"
        onKeyDown={move}
      />
      <p className="field-hint">
        {text.hint}
        {[MAP_SOURCE, ...(tiles ? [tiles] : [])].map(({ attribution, attributionLink }) => (
          <Fragment key={attribution}>
            {' '}
            <a href={attributionLink} target="_blank" rel="noopener" className="inline-link">
              {attribution}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
