import type { ReactElement } from 'react';
import { MAP_LEGEND_TITLE } from '#domain/search/map-text.ts';
import { KIND_SIGNS, kindLabel, MARKER_KINDS, MARKER_OUTLINE } from './marker-kind.ts';

export function MapLegend(): ReactElement {
  return (
    <div className="map-legend">
      <h2 className="label font-text">{MAP_LEGEND_TITLE}</h2>
      <ul>
        {MARKER_KINDS.map((kind) => (
          <li key={kind} className={`map-marker-${kind}`}>
            <svg viewBox="0 0 25 35" width="15" height="21" aria-hidden="true">
              <path className="map-marker-body" d={MARKER_OUTLINE} />
              <path className="map-marker-sign" d={KIND_SIGNS[kind]} />
            </svg>
            {kindLabel(kind)}
          </li>
        ))}
      </ul>
    </div>
  );
}
