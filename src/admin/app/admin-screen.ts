import type { LucideIcon } from 'lucide-react';
import type { StaffRole } from '#domain/staff/role.ts';
import type { ComponentType } from 'react';
import type { Counts } from '#admin/lib/use-counts.ts';

/** Groups of the menu, in their order. */
export const MENU_GROUPS = ['properties', 'site', 'people', 'system'] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One screen of the back office: its path, its roles, its place in the menu, and its code. */
export interface AdminScreen {
  /** Path below /admin, such as 'dashboard' or 'edit-property/:id'. */
  readonly path: string;
  readonly label: string;
  readonly group: MenuGroup;
  /** Path of the screen that the menu highlights while this one is open; absent for screens that are in the menu. */
  readonly under?: string;
  /** Count shown beside it in the menu; default none. */
  readonly counts?: keyof Counts;
  readonly roles: readonly StaffRole[];
  /** Whether it shows data about visitors or colleagues, which leave the page when somebody signs out elsewhere; default no. */
  readonly isPersonal?: true;
  /** Icon in the menu; null keeps the screen out of menu and palette. */
  readonly icon: LucideIcon | null;
  /** Loads its code, which is a separate file. */
  readonly load: () => Promise<ComponentType>;
}

export function screenPath({ path }: Pick<AdminScreen, 'path'>): string {
  return `/admin/${path}`;
}
