import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { propertyPath } from '#domain/site/paths.ts';
import type { MapProperty } from './map-property.ts';
import { MapPrice } from './MapPrice.tsx';
import { nearbyOrder, type NearbyProperty } from './nearby-order.ts';
import { MAP_TEXT as text } from './text.ts';

/** Entries shown at first, and more with each press. */
const STEP = 20;

/** Kilometres from the centre below which a direction means nothing. */
const MIDDLE = 0.5;

const LINK = 'min-h-7 cursor-pointer py-1 underline decoration-1 underline-offset-[0.35em] hover:text-anil';

export interface MapListViewProps {
  properties: readonly MapProperty[];
  /** The centre of the map. */
  centre: GeoPoint;
  /** Opens a property's popup. */
  onSelect: (slug: string) => void;
}

/** The list view of the map: every property by its distance and direction from the centre. */
export function MapListView({ properties, centre, onSelect }: MapListViewProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="quiet-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? text.hideList : text.showList}
      </button>
      {open && <NearbyList properties={properties} centre={centre} onSelect={onSelect} />}
    </div>
  );
}

function NearbyList({ properties, centre, onSelect }: MapListViewProps): ReactElement {
  const [length, setLength] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);
  const order = nearbyOrder(properties, centre);
  const more = Math.min(STEP, order.length - length);
  /** Leads to the first new entry: the last press removes the button. */
  const showMore = (): void => {
    flushSync(() => setLength(length + STEP));
    list.current?.children[length]?.querySelector('a')?.focus();
  };
  return (
    <>
      <h2 id="map-list" className="mt-6 text-title">
        {text.listTitle}
      </h2>
      <ol ref={list} aria-labelledby="map-list" className="mt-4 border-t border-sand text-[0.875rem]">
        {order.slice(0, length).map((entry) => (
          <li
            key={entry.property.slug}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-sand py-2 lg:grid-cols-[3fr_2fr_3fr_auto]"
          >
            <span>
              <a href={propertyPath(entry.property.slug) + (entry.property.offer?.query ?? '')} className={LINK}>
                {entry.property.title}
              </a>
              <span className="block text-ink-soft">{entry.property.location}</span>
            </span>
            <span>{whereabouts(entry)}</span>
            <MapPrice property={entry.property} />
            <button
              type="button"
              className={LINK}
              aria-label={text.showOnMap(entry.property.title)}
              onClick={() => onSelect(entry.property.slug)}
            >
              {text.onMap}
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="quiet-toggle mt-4" onClick={showMore}>
          {text.more(more)}
        </button>
      )}
    </>
  );
}

function whereabouts({ kilometres, direction }: NearbyProperty): string {
  return kilometres < MIDDLE ? text.inTheMiddle : text.distance(kilometres, direction);
}
