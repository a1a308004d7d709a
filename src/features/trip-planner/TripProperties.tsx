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
    <section className="trip-houses field-wide" aria-labelledby="trip-houses" aria-live="polite">
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
    <ol>
      {matches.map(({ propertyId, slug, title, location, fits, misses }) => (
        <li key={propertyId}>
          <p className="trip-house-name">
            <a href={propertyPath(slug)} target="_blank">
              {title}
            </a>
            <span>{location}</span>
          </p>
          <p className="trip-house-fits">
            <strong>{fitCount(fits.length, fits.length + misses.length)}</strong>
            {`: ${fits.join(', ')}`}
          </p>
          {misses.length > 0 && <p className="trip-house-misses">{`${text.misses}: ${misses.join(', ')}`}</p>}
        </li>
      ))}
    </ol>
  );
}
