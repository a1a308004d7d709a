import { ALPHABET } from '#domain/core/alphabet.ts';
import { belongsToPage, type PageMembership, type PageType } from '#domain/property/type.ts';

/** The properties of a listing page in the default order (title, ascending; equals stay), as the search's island sorts them. */
export function listedHouses<House extends PageMembership & { title: string }>(
  houses: Iterable<House>,
  page: PageType,
): House[] {
  const listed: House[] = [];
  for (const house of houses) if (belongsToPage(house, page)) listed.push(house);
  return listed.sort((one, other) => ALPHABET.compare(one.title, other.title));
}
