import type { PropertySummary } from '#domain/property/summary.ts';
import type { PageType } from '#domain/property/type.ts';
import { cardDetail } from '#domain/search/index/card-slice.ts';
import { CARDS_PER_SLICE, makeIndex } from '#domain/search/index/index-file.ts';
import { indexSummary } from '#domain/search/index/indexed-property.ts';
import { stayKey } from '#domain/stay/listed-stay.ts';
import { isStayPage } from '#domain/stay/stay-page.ts';
import { type DataFile, dataFile } from '#lib/data-file.ts';

const FOLDER = '/data/search';

/** The files that the search of one listing page loads. */
export interface ListingIndex {
  index: DataFile;
  /** Pictures and ids of the cards, CARDS_PER_SLICE in each file. */
  slices: DataFile[];
  /** Where the API's prices and free nights belong in the index; null on a page that is not searched by dates. */
  stayKeys: DataFile | null;
}

/** Packs the properties of a listing page. The slices are in the order of the rows: the default one, as on the page. */
export function packListing(type: PageType, properties: readonly PropertySummary[]): ListingIndex {
  const slices: DataFile[] = [];
  for (let first = 0; first < properties.length; first += CARDS_PER_SLICE) {
    const cards = properties.slice(first, first + CARDS_PER_SLICE).map(({ id, hero }) => cardDetail(id, hero));
    slices.push(dataFile(FOLDER, `${type}-cards`, cards));
  }
  const keys = properties.map(({ id }) => stayKey(id));
  const stayKeys = isStayPage(type) ? dataFile(FOLDER, `${type}-stays`, keys) : null;
  const paths = slices.map(({ path }) => path);
  const index = makeIndex(properties.map(indexSummary), paths, stayKeys?.path);
  return { index: dataFile(FOLDER, type, index), slices, stayKeys };
}
