/** What only the build knows (build/build-facts.ts). */
declare module 'virtual:build-facts' {
  /** Names the code of the site, for files whose content it decides on. */
  export const codeKey: string;
  /** The script that runs before the first paint; it stands in the page. */
  export const earlyScript: string;
  /** Address of the script that it fetches for who chose another currency. */
  export const earlyPrices: string;
  /** Scheme and host of the pictures of the map. */
  export const tileOrigin: string;
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
