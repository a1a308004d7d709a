/** What only the build knows (build/build-facts.ts). */
declare module 'virtual:build-facts' {
  /** Address of the script that runs before the first paint. */
  export const earlyScript: string;
  /** Address of the script that it fetches for who chose another currency. */
  export const earlyPrices: string;
  /** Where the pictures of the map come from. */
  export const mapTiles: {
    /** Address with {z}, {x} and {y}. */
    address: string;
    /** Who is to be named for them. */
    attribution: string;
    /** Where that name leads. */
    attributionLink: string;
  };
}
