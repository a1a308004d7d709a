import { staffApi } from '#domain/api/staff.ts';
import { passing, readStored, writeStored } from '#lib/stored-json.ts';
import { callAsStaff } from './call-as-staff.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { staffSession } from './staff-session.ts';

/** Stores the choice to set up the app later. */
const LATER_KEY = 'second-factor-later';

/** Account that was checked last; null for none. */
let checkedUid: string | null = null;

/** Asks the API once for each sign-in without a second factor whether to offer one. */
export function followSecondFactor(): void {
  staffSession.listen((session) => {
    if (session.kind === 'nobody') checkedUid = null;
    if (session.kind !== 'staff' || session.ended !== null || session.hasSecondFactor || checkedUid === session.uid)
      return;
    checkedUid = session.uid;
    offer(session.uid).catch((error: unknown) => {
      // Harmless: where one is required, the next call of the API asks again.
      checkedUid = null;
      if (!(error instanceof ApiFailure)) reportError(error);
    });
  });
}

/** Dismisses the offer, for this window. */
export function setUpLater(): void {
  writeStored(passing, LATER_KEY, true);
  const session = staffSession.get();
  if (session.kind === 'staff' && session.secondFactorPrompt === 'offered')
    staffSession.set({ ...session, secondFactorPrompt: null });
}

async function offer(uid: string): Promise<void> {
  if (readStored(passing, LATER_KEY) === true) return;
  // Where it is required, the call itself opens the dialog and waits for it.
  const { secondFactor } = await callAsStaff(staffApi, 'GET /api/admin/session');
  const session = staffSession.get();
  if (secondFactor !== 'optional' || session.kind !== 'staff' || session.uid !== uid) return;
  if (!session.hasSecondFactor && session.secondFactorPrompt === null)
    staffSession.set({ ...session, secondFactorPrompt: 'offered' });
}
