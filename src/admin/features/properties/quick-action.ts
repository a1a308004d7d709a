/** A way from the dashboard to another screen. */
export interface QuickAction {
  /** Words of the link. */
  readonly label: string;
  /** Where it leads. */
  readonly to: string;
}
