/** Source of a map's tiles. */
export interface MapTiles {
  /** URL with {z}, {x} and {y}. */
  readonly address: string;
  readonly attribution: string;
  readonly attributionLink: string;
}
