import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { COUNTRY_CENTRE } from '#domain/places/gazetteer.ts';
import { ADJUST_FILTERS_FOR_MAP, mapCounter, NO_PROPERTIES_TO_DISPLAY } from '#domain/search/map-text.ts';
import { MAP_SOURCE } from '#lib/own-map/map-source.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapListView } from './MapListView.tsx';
import type { MapViewProps } from './map-view-props.ts';
import { MAP_TEXT as text } from './text.ts';

/** The properties on a map, with its legend, its counter and its list view. */
export default function MapView(props: MapViewProps): ReactElement {
  const { properties, tiles } = props;
  const view = useRef<HTMLElement>(null);
  const [centre, setCentre] = useState(COUNTRY_CENTRE);
  const [backgroundFails, setBackgroundFails] = useState(false);
  /** Opens a popup from the list, which is below the map, and leads there, also when it is open already. */
  const showOnMap = (slug: string): void => {
    flushSync(() => props.onSelect(slug));
    view.current?.querySelector<HTMLElement>('.leaflet-popup a')?.focus({ preventScroll: true });
    view.current?.querySelector('.map-canvas')?.scrollIntoView({ block: 'nearest' });
  };
  if (properties.length === 0) {
    return (
      <div className="grid min-h-[clamp(22rem,70svh,48rem)] content-center border-b-4 border-anil bg-limestone p-8 text-center">
        <p className="font-display text-heading">{NO_PROPERTIES_TO_DISPLAY}</p>
        <p className="mt-3 text-ink-soft">{ADJUST_FILTERS_FOR_MAP}</p>
      </div>
    );
  }
  return (
    <section ref={view} className="map-view" aria-label={text.map}>
      <div className="relative border-b-4 border-anil">
        <MapCanvas {...props} onMove={setCentre} onBackground={setBackgroundFails} />
      </div>
      {/* Below the map, because on it they covered popups. */}
      <div className="flex flex-wrap gap-x-8 gap-y-2 pt-2">
        <p className="border-l-4 border-clay pl-3 text-small empty:sr-only" role="status">
          {backgroundFails && text.backgroundFails}
        </p>
        <p className="ml-auto flex flex-wrap gap-x-4 text-[0.75rem]">
          {[MAP_SOURCE, ...(tiles ? [tiles] : [])].map(({ attribution, attributionLink }) => (
            <a key={attribution} href={attributionLink} rel="noopener" className="underline underline-offset-[0.2em]">
              {attribution}
            </a>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-sand py-4 text-[0.875rem]">
        <MapLegend />
        <p className="font-medium">{mapCounter(properties.length)}</p>
      </div>
      <MapListView properties={properties} centre={centre} onSelect={showOnMap} />
    </section>
  );
}
