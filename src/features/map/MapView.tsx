import { type ReactElement, useState } from 'react';
import { COUNTRY_CENTRE } from '#domain/places/gazetteer.ts';
import { ADJUST_FILTERS_FOR_MAP, mapCounter, NO_PROPERTIES_TO_DISPLAY } from '#domain/search/map-text.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapListView } from './MapListView.tsx';
import type { MapViewProps } from './map-view-props.ts';
import { MAP_TEXT as text } from './text.ts';

/** The properties on a map, with its legend, its counter and its list view. */
export default function MapView(props: MapViewProps): ReactElement {
  const { properties, tiles } = props;
  const [centre, setCentre] = useState(COUNTRY_CENTRE);
  const [tilesFail, setTilesFail] = useState(false);
  if (properties.length === 0) {
    return (
      <div className="map-empty">
        <p className="font-display text-heading">{NO_PROPERTIES_TO_DISPLAY}</p>
        <p className="mt-3 text-ink-soft">{ADJUST_FILTERS_FOR_MAP}</p>
      </div>
    );
  }
  return (
    <section className="map-view" aria-label={text.map}>
      <div className="map-frame">
        <MapCanvas {...props} onMove={setCentre} onTiles={setTilesFail} />
      </div>
      {/* Below the map, because on it they covered popups. */}
      <div className="map-notices">
        <p className="map-notice" role="status">
          {tilesFail && text.tilesFail}
        </p>
        <p className="map-attribution">
          <a href={tiles.attributionLink} rel="noopener">
            {tiles.attribution}
          </a>
        </p>
      </div>
      <div className="map-foot">
        <MapLegend />
        <p className="map-counter">{mapCounter(properties.length)}</p>
      </div>
      <MapListView properties={properties} centre={centre} onSelect={props.onSelect} />
    </section>
  );
}
