import { followSecondFactor } from '#admin/lib/offer-second-factor.ts';
import { followStaffSession } from '#admin/lib/staff-session.ts';
import { restoreTheme } from './theme.ts';

/** What happens once, before anything is drawn: the look of this device, and who is signed in. */
export function begin(): void {
  restoreTheme();
  followSecondFactor();
  followStaffSession();
}
