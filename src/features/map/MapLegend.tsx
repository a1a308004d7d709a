import type { ReactElement } from 'react';
import { MAP_LEGEND_TITLE } from '#domain/search/map-text.ts';
import { KIND_COLORS, KIND_SIGNS, kindLabel, MARKER_KINDS, MARKER_OUTLINE } from './marker-kind.ts';

export function MapLegend(): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <h2 id="map-legend" className="label font-text">
        {MAP_LEGEND_TITLE}
      </h2>
      <ul aria-labelledby="map-legend" className="flex flex-wrap gap-x-6 gap-y-1">
        {MARKER_KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 25 35" width="15" height="21" className={KIND_COLORS[kind]} aria-hidden="true">
              <path fill="currentColor" stroke="white" strokeWidth="1.5" d={MARKER_OUTLINE} />
              <path fill="white" d={KIND_SIGNS[kind]} />
            </svg>
            {kindLabel(kind)}
          </li>
        ))}
      </ul>
    </div>
  );
}
