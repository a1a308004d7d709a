import type { StaffRole } from '#domain/staff/role.ts';

/** An account of the sample content; it exists in the Auth emulator only. */
export interface DemoAccount {
  /** What it may do: a member, or staff by role. */
  role: 'member' | StaffRole;
  /** Name shown on the profile page. */
  name: string;
  /** Address to sign in with. */
  email: string;
  /** Password to sign in with. */
  password: string;
}

/** One account for everything an account can be; `npm start` prints them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'member', name: 'Demo Member', email: 'member@marealta.example', password: 'member-2026' },
  { role: 'editor', name: 'Demo Editor', email: 'editor@marealta.example', password: 'editor-2026' },
  { role: 'concierge', name: 'Demo Concierge', email: 'concierge@marealta.example', password: 'concierge-2026' },
  { role: 'admin', name: 'Demo Admin', email: 'admin@marealta.example', password: 'admin-2026' },
];
