import { internFragment } from '#components/shared-fragments.ts';
import { staticMarkup } from '#components/static-markup.ts';
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx';

const rendered = new WeakMap<object, Map<string, string>>();

/**
 * HTML of a card that no island takes over. A house is like several others, so its card is rendered once a build and
 * written on each of their pages: a React root a page was a sixth of the build's time (docs/benchmarks.md).
 */
export function cardMarkup(props: PropertyCardProps): string {
  const { property, ...standing } = props;
  const place = JSON.stringify(standing);
  const known = rendered.get(property)?.get(place);
  if (known !== undefined) return known;
  const html = internFragment(staticMarkup(PropertyCard, props));
  const ofProperty = rendered.get(property) ?? new Map<string, string>();
  rendered.set(property, ofProperty.set(place, html));
  return html;
}
