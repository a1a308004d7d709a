import type { ReactElement } from 'react';
import type { Region } from '#domain/places/region.ts';
import type { HiddenRegion } from './regions.ts';
import { MAP_TEXT as text } from './text.ts';

export interface HiddenRegionsProps {
  regions: readonly HiddenRegion[];
  /** Called with the region to show. */
  onShow: (region: Region) => void;
}

/**
 * A button for each region whose properties are out of sight, at the bottom of the map, clear of its pins
 * (REGION_BUTTONS in property-map.ts).
 */
export function HiddenRegions({ regions, onShow }: HiddenRegionsProps): ReactElement {
  return (
    <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 z-1 flex flex-wrap gap-2">
      {regions.map(({ region, count, side }) => (
        <button
          key={region}
          type="button"
          data-side={side}
          className="pointer-events-auto flex min-h-11 cursor-pointer items-center gap-2.5 border border-sand bg-white px-4 text-[0.875rem] font-medium text-ink hover:text-anil data-[side=east]:ml-auto"
          onClick={() => onShow(region)}
        >
          {side === 'west' && <span aria-hidden="true">←</span>}
          {text.region[region](count)}
          {side === 'east' && <span aria-hidden="true">→</span>}
        </button>
      ))}
    </div>
  );
}
