import type { StaffRole } from '#domain/staff/role.ts';
import type { ComponentType } from 'react';
import type { Counts } from '#admin/lib/use-counts.ts';
import type { IconName } from '#admin/components/icon-paths.ts';

/** The parts of the menu, in their order. */
export const MENU_GROUPS = ['properties', 'site', 'people', 'system'] as const;

/** A part of the menu. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One screen of the back office: its address, who may open it, where it stands in the menu, and its code. */
export interface AdminScreen {
  /** Address below /admin, such as 'dashboard' or 'edit-property/:id'. */
  readonly path: string;
  /** Name in the menu and in the palette. */
  readonly label: string;
  /** Part of the menu that it stands in. */
  readonly group: MenuGroup;
  /** Path of the screen that the menu marks while this one is open; absent for one that is in the menu itself. */
  readonly under?: string;
  /** What the menu counts beside it; default nothing. */
  readonly counts?: keyof Counts;
  /** Roles that may open it. */
  readonly roles: readonly StaffRole[];
  /** Its drawing in the menu; null keeps the screen out of menu and palette. */
  readonly icon: IconName | null;
  /** Fetches its code, which is a file of its own. */
  readonly load: () => Promise<ComponentType>;
}

/** A page of the public site that the menu opens in a new tab. */
export interface PublicPage {
  /** Its name. */
  readonly label: string;
  /** Its address. */
  readonly href: string;
}

/** Address of a screen. */
export function screenPath({ path }: Pick<AdminScreen, 'path'>): string {
  return `/admin/${path}`;
}
