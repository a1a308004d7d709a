/** Where the background of a map comes from. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  readonly address: string;
  /** Who is to be named for it. */
  readonly attribution: string;
  /** Where that name leads. */
  readonly attributionLink: string;
}
