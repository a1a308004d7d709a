import type { StaffRole } from '#domain/staff/role.ts';

/** An account of the sample content; it exists in the Auth emulator only. */
export interface DemoAccount {
  role: 'member' | StaffRole;
  /** Name on the profile page. */
  name: string;
  email: string;
  password: string;
}

/** One account for every role; `npm start` prints them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'member', name: 'Demo Member', email: 'member@marealta.example', password: 'member-2026' },
  { role: 'editor', name: 'Demo Editor', email: 'editor@marealta.example', password: 'editor-2026' },
  { role: 'concierge', name: 'Demo Concierge', email: 'concierge@marealta.example', password: 'concierge-2026' },
  { role: 'admin', name: 'Demo Admin', email: 'admin@marealta.example', password: 'admin-2026' },
];
