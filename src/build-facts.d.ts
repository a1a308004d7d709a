/** What only the build knows (src/integrations/build-facts.ts). */
declare module 'virtual:build-facts' {
  /** Inline script that runs before the first paint. */
  export const earlyScript: string;
  /** URL of the script that the early script loads for visitors who chose another currency. */
  export const earlyPrices: string;
  /** Null without a tile service. */
  export const mapTiles: {
    /** URL template with {z}, {x} and {y}. */
    address: string;
    /** Name to credit on the map. */
    attribution: string;
    /** URL that the credit links to. */
    attributionLink: string;
  } | null;
}
