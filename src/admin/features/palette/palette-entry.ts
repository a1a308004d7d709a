import type { IconName } from '#admin/components/icon-paths.ts';

/** A page that the palette can lead to. */
export interface PaletteEntry {
  /** Its name. */
  readonly label: string;
  /** Its drawing. */
  readonly icon: IconName;
  /** Where it is. */
  readonly address: string;
  /** True for a page of the public site. */
  readonly newTab: boolean;
}
