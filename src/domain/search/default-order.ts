import { ALPHABET } from '#domain/core/alphabet.ts';
import { belongsToPage, type PageMembership, type PageType } from '#domain/property/type.ts';

/** The properties of a listing page in the default order (title, ascending; equals stay), as the search's island sorts them. */
export function inDefaultOrder<GatheringProperty extends PageMembership & { title: string }>(
  properties: Iterable<GatheringProperty>,
  page: PageType,
): GatheringProperty[] {
  const listed: GatheringProperty[] = [];
  for (const property of properties) if (belongsToPage(property, page)) listed.push(property);
  return listed.sort((one, other) => ALPHABET.compare(one.title, other.title));
}
