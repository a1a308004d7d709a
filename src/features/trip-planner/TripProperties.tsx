import { propertyPath } from '#domain/site/paths.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { rankTripMatches, type TripWishes } from '#domain/trip/rank-matches.ts';
import { type ReactElement, useEffect, useState } from 'react';
import { loadTripHouses } from './trip-properties.ts';
import { fitCount, TRIP_WORDS as words } from './text.ts';

interface Props {
  /** What the answers wish for. */
  wishes: TripWishes;
  /** Address of the houses. */
  address: string;
}

/** The published houses that answer the wishes best, each with its reasons. */
export function TripHouses({ wishes, address }: Props): ReactElement {
  const [houses, setHouses] = useState<readonly TripCandidate[] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let stays = true;
    loadTripHouses(address).then(
      (found) => stays && setHouses(found),
      () => stays && setHouses('failed'),
    );
    return () => {
      stays = false;
    };
  }, [address]);

  return (
    <section className="trip-houses field-wide" aria-labelledby="trip-houses" aria-live="polite">
      <h3 id="trip-houses" className="text-title">
        {words.houses}
      </h3>
      {houses === 'loading' && <p>{words.housesLoading}</p>}
      {houses === 'failed' && <p>{words.housesFailed}</p>}
      {typeof houses !== 'string' && <MatchList wishes={wishes} houses={houses} />}
    </section>
  );
}

function MatchList({ wishes, houses }: { wishes: TripWishes; houses: readonly TripCandidate[] }): ReactElement {
  const matches = rankTripMatches(wishes, houses);
  if (matches.length === 0) return <p>{words.housesNone}</p>;
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
          {misses.length > 0 && <p className="trip-house-misses">{`${words.misses}: ${misses.join(', ')}`}</p>}
        </li>
      ))}
    </ol>
  );
}
