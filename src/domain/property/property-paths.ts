/** Address of the list of all properties' ids and slugs that the build writes: [[id, slug], …]. */
export const PROPERTY_ADDRESSES_PATH = '/data/property-addresses.json';

/** An id and the slug under which its page stands. */
export type PropertyAddress = readonly [id: string, slug: string];
