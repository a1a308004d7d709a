import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import MapView from '../../src/features/map/MapView.tsx';
import { sampleProperties } from './sample-properties.ts';

// The map on a page of its own, for tests and measurements with numbers of properties that the sample site lacks:
// /map-page?count=10000. 'Open map' opens it; a list beside it stands for the listing's.

const TILES = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionLink: 'https://www.openstreetmap.org/copyright',
};

const samples = sampleProperties(Number(new URL(location.href).searchParams.get('count')));

function MapPage(): ReactElement {
  const [open, setOpen] = useState(false);
  const [properties, setProperties] = useState(samples);
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open map</button>
      <button onClick={() => setProperties(samples.slice(0, 1))}>Only the first</button>
      <button onClick={() => setProperties([])}>None</button>
      <output>
        {highlightedId ?? 'none'}/{selectedId ?? 'none'}
      </output>
      <ul aria-label="Listing">
        {samples.slice(0, 5).map(({ id, title }) => (
          <li key={id} onPointerEnter={() => setHighlightedId(id)} onPointerLeave={() => setHighlightedId(selectedId)}>
            <button onClick={() => setSelectedId(id)}>Select {title}</button>
          </li>
        ))}
      </ul>
      {open && (
        <MapView
          properties={properties}
          highlightedId={highlightedId}
          onHighlight={setHighlightedId}
          selectedId={selectedId}
          onSelect={setSelectedId}
          tiles={TILES}
        />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<MapPage />);
