import { propertyPath } from '#domain/site/paths.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { rankTripMatches, type TripWishes } from '#domain/trip/rank-matches.ts';
import { type ReactElement, useEffect, useState } from 'react';
import { loadTripProperties } from './trip-properties.ts';
import { fitCount, TRIP_TEXT as text } from './text.ts';

interface Props {
  wishes: TripWishes;
  /** URL of the properties. */
  url: string;
}

/** The published properties that match the wishes best, each with its reasons. */
export function TripProperties({ wishes, url }: Props): ReactElement {
  const [properties, setProperties] = useState<readonly TripCandidate[] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let stays = true;
    loadTripProperties(url).then(
      (found) => stays && setProperties(found),
      () => stays && setProperties('failed'),
    );
    return () => {
      stays = false;
    };
  }, [url]);

  return (
    <section className="field-wide" aria-labelledby="trip-houses" aria-live="polite">
      <h3 id="trip-houses" className="text-title">
        {text.properties}
      </h3>
      {properties === 'loading' && <p>{text.propertiesLoading}</p>}
      {properties === 'failed' && <p>{text.propertiesFailed}</p>}
      {typeof properties !== 'string' && <MatchList wishes={wishes} properties={properties} />}
    </section>
  );
}

function MatchList({ wishes, properties }: { wishes: TripWishes; properties: readonly TripCandidate[] }): ReactElement {
  const matches = rankTripMatches(wishes, properties);
  if (matches.length === 0) return <p>{text.propertiesNone}</p>;
  return (
    <ol className="mt-4 border-l-4 border-anil">
      {matches.map(({ propertyId, slug, title, location, fits, misses }) => (
        <li key={propertyId} className="border-sand py-3 pl-5 not-first:border-t">
          <p className="flex flex-wrap items-baseline gap-x-4 font-display text-[1.25rem]">
            <a href={propertyPath(slug)} target="_blank" className="hover:text-anil">
              {title}
            </a>
            <span className="font-text text-[0.875rem] text-ink-soft">{location}</span>
          </p>
          <p className="text-[0.875rem]">
            <strong className="font-medium">{fitCount(fits.length, fits.length + misses.length)}</strong>
            {`: ${fits.join(', ')}`}
          </p>
          {misses.length > 0 && (
            <p className="text-[0.875rem] text-ink-soft">{`${text.misses}: ${misses.join(', ')}`}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
