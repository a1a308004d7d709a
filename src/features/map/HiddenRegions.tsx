import type { ReactElement } from 'react';
import type { HiddenRegion, Region } from './regions.ts';
import { MAP_TEXT as text } from './text.ts';

export interface HiddenRegionsProps {
  regions: readonly HiddenRegion[];
  /** Called with the region to show. */
  onShow: (region: Region) => void;
}

/** A button on the map for each region whose properties are out of sight. */
export function HiddenRegions({ regions, onShow }: HiddenRegionsProps): ReactElement {
  return (
    <div className="map-regions">
      {regions.map(({ region, count, side }) => (
        <button key={region} type="button" data-side={side} onClick={() => onShow(region)}>
          {text.region[region](count)}
        </button>
      ))}
    </div>
  );
}
