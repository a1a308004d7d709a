import { type ComponentType, type ReactElement, useEffect, useMemo, useState } from 'react';
import { TRY_AGAIN } from '@site/domain/messages/listing-messages';
import { mapTiles } from 'virtual:build-facts';
import type { MapProperty } from '../../features/map/map-property.ts';
import type { MapViewProps } from '../../features/map/map-view-props.ts';
import { ListingMessage } from '../../features/search/ListingMessage.tsx';
import type { MapPiece } from '../../features/search/listing-pieces.ts';
import { LISTING_MAP_WORDS as words } from './words.ts';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; View: ComponentType<MapViewProps> };

function mapProperties(rows: MapPiece['rows']): MapProperty[] {
  return rows.map(({ slug, title, location, type, price, point, approximate }) => {
    // The index holds no UUIDs; a slug names a property as well.
    return { id: slug, slug, title, location, type, price, point, approximate };
  });
}

/** The map of the results, whose code is loaded when somebody opens it. */
export function ListingMap({ rows, highlighted, onHighlight, selected, onSelect }: MapPiece): ReactElement {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const properties = useMemo(() => mapProperties(rows), [rows]);

  useEffect(() => {
    let wanted = true;
    import('../../features/map/MapView.tsx').then(
      ({ default: View }) => wanted && setLoaded({ state: 'loaded', View }),
      (error: unknown) => {
        reportError(error);
        if (wanted) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (loaded.state === 'loading') return <ListingMessage text={words.loading} />;
  if (loaded.state === 'failed') {
    return <ListingMessage text={words.failed} alert action={TRY_AGAIN} onAct={() => setAttempt(attempt + 1)} />;
  }
  return (
    <loaded.View
      properties={properties}
      highlightedId={highlighted}
      onHighlight={onHighlight}
      selectedId={selected}
      onSelect={onSelect}
      tiles={mapTiles}
    />
  );
}
