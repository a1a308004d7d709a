import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LazyMap } from '#features/map/LazyMap.tsx';
import { mapProperties } from './map-properties.ts';

// The map on a page of its own, for tests and measurements with more properties than the sample site has:
// /map-page?count=10000, with '&tiles' over a tile service. 'Open map' opens it; the list stands in for the results.

const TILES = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionLink: 'https://www.openstreetmap.org/copyright',
};

const parameters = new URL(location.href).searchParams;
const samples = mapProperties(Number(parameters.get('count')));

function MapPage(): ReactElement {
  const [open, setOpen] = useState(false);
  const [properties, setProperties] = useState(samples);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open map</button>
      <button onClick={() => setProperties(samples.slice(0, 1))}>Only the first</button>
      <button onClick={() => setProperties([])}>None</button>
      <output>
        {highlighted ?? 'none'}/{selected ?? 'none'}
      </output>
      <ul aria-label="Listing">
        {samples.slice(0, 5).map(({ slug, title }) => (
          <li key={slug} onPointerEnter={() => setHighlighted(slug)} onPointerLeave={() => setHighlighted(selected)}>
            <button onClick={() => setSelected(slug)}>Select {title}</button>
          </li>
        ))}
      </ul>
      {open && (
        <LazyMap
          properties={properties}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          selected={selected}
          onSelect={setSelected}
          picture={null}
          tiles={parameters.has('tiles') ? TILES : null}
        />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<MapPage />);
