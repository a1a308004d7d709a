import { createHash } from 'node:crypto';
import type { PropertySummary } from '#domain/property/summary.ts';
import type { PageType } from '#domain/property/type.ts';
import { cardDetail } from '#domain/search/index/card-slice.ts';
import { CARDS_PER_SLICE, makeIndex } from '#domain/search/index/index-file.ts';
import { indexSummary } from '#domain/search/index/indexed-property.ts';
import { stayKey } from '#domain/stay/listed-stay.ts';
import { isStayPage } from '#domain/stay/stay-page.ts';

/** A file for the browser; its name has a hash of its content, because /data is cached without expiry. */
export interface DataFile {
  /** Without its extension. */
  name: string;
  path: string;
  /** JSON. */
  body: string;
}

/** The files that the search of one listing page loads. */
export interface ListingIndex {
  index: DataFile;
  /** Pictures and ids of the cards, CARDS_PER_SLICE in each file. */
  slices: DataFile[];
  /** Where the API's prices and free nights belong in the index; null on a page that is not searched by dates. */
  stayKeys: DataFile | null;
}

function dataFile(name: string, content: unknown): DataFile {
  const body = JSON.stringify(content);
  const hashed = `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  return { name: hashed, path: `/data/search/${hashed}.json`, body };
}

/** Packs the properties of a listing page. The slices are in the order of the rows: the default one, as on the page. */
export function packListing(type: PageType, properties: readonly PropertySummary[]): ListingIndex {
  const slices: DataFile[] = [];
  for (let first = 0; first < properties.length; first += CARDS_PER_SLICE) {
    const cards = properties.slice(first, first + CARDS_PER_SLICE).map(({ id, hero }) => cardDetail(id, hero));
    slices.push(dataFile(`${type}-cards`, cards));
  }
  const keys = properties.map(({ id }) => stayKey(id));
  const stayKeys = isStayPage(type) ? dataFile(`${type}-stays`, keys) : null;
  const paths = slices.map(({ path }) => path);
  const index = makeIndex(properties.map(indexSummary), paths, stayKeys?.path);
  return { index: dataFile(type, index), slices, stayKeys };
}
