import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { drawNeighbourhood } from '#features/properties/location/draw-neighbourhood.ts';
import { drawRegion } from '#features/properties/location/draw-region.ts';
import { locationFacts } from '#features/properties/location/location-facts.ts';
import { type Neighbourhood, neighbourhoodOf } from '#features/properties/location/neighbourhood.ts';
import { REGION_MAPS, type RegionMap, regionMapPath } from '#features/properties/location/region-map.ts';

type Props = { neighbourhood: Neighbourhood } | { region: RegionMap };

/** The maps on pages of properties: one of each neighbourhood with a property, and one of each part of the country. */
export const getStaticPaths = (async () => {
  const neighbourhoods = new Map<string, Neighbourhood>();
  for (const { data } of await getCollection('properties')) {
    const { point } = locationFacts(data);
    if (point === null) continue;
    const neighbourhood = neighbourhoodOf(point);
    neighbourhoods.set(neighbourhood.path, neighbourhood);
  }
  return [
    ...[...neighbourhoods.values()].map((neighbourhood) => ({
      params: { map: nameOf(neighbourhood.path) },
      props: { neighbourhood },
      cacheKey: neighbourhood.path,
    })),
    ...REGION_MAPS.map((region) => ({
      params: { map: nameOf(regionMapPath(region)) },
      props: { region },
      cacheKey: region.name,
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response('region' in props ? drawRegion(props.region) : drawNeighbourhood(props.neighbourhood), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

function nameOf(path: string): string {
  return path.slice('/maps/'.length, -'.svg'.length);
}
