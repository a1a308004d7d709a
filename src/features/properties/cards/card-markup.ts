import { internFragment } from '#components/shared-fragments.ts';
import { staticMarkup } from '#components/static-markup.ts';
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx';

const rendered = new WeakMap<object, Map<string, string>>();

/**
 * HTML of a card that no island hydrates. Several pages show the same card as similar, so it is rendered once per
 * build: a React root per page was a sixth of the build's time (docs/benchmarks.md).
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
