import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { TRY_AGAIN } from '#domain/search/text.ts';
import { loadStyleSheet } from '#lib/load-style-sheet.ts';
import mapStyles from './map.css?url';
import type { MapViewProps } from './map-view-props.ts';
import { LAZY_MAP_TEXT as text } from './lazy-map-text.ts';

type Code = { state: 'loading' } | { state: 'here'; View: ComponentType<MapViewProps> } | { state: 'failed' };

/** The map; its code is loaded when it is first shown. */
export function LazyMap(props: MapViewProps): ReactElement {
  const [code, setCode] = useState<Code>({ state: 'loading' });
  const loading = code.state === 'loading';
  useEffect(() => {
    if (!loading) return;
    let wanted = true;
    const settle = (settled: Code): void => {
      if (wanted) setCode(settled);
    };
    // Loaded here: Astro would link a style sheet that a module imports into every page that may open the map.
    Promise.all([import('./MapView.tsx'), loadStyleSheet(mapStyles)]).then(
      ([{ default: View }]) => settle({ state: 'here', View }),
      (error: unknown) => {
        reportError(error);
        settle({ state: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [loading]);

  if (code.state === 'here') return <code.View {...props} />;
  return (
    // As high as the map.
    <div
      className="grid h-[clamp(22rem,70svh,48rem)] content-center justify-items-center bg-limestone"
      role={loading ? 'status' : 'alert'}
    >
      <p className="text-ink-soft">{loading ? text.loading : text.failed}</p>
      {!loading && (
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={({ currentTarget }) => {
            // The button goes: the results, in which the map is, take the focus.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
            setCode({ state: 'loading' });
          }}
        >
          {TRY_AGAIN}
        </button>
      )}
    </div>
  );
}
