import { followSecondFactor } from '../../../lib/staff/offer-second-factor.ts';
import { followStaffSession } from '../../../lib/staff/staff-session.ts';
import { restoreTheme } from './theme.ts';

/** What happens once, before anything is drawn: the look of this device, and who is signed in. */
export function begin(): void {
  restoreTheme();
  followSecondFactor();
  followStaffSession();
}
