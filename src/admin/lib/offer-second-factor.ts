import { staffApi } from '#domain/api/staff.ts';
import { passing, readStored, writeStored } from '#lib/member/stored-json.ts';
import { callAsStaff } from './call-staff-api.ts';
import { StaffFailure } from './staff-failure.ts';
import { staffSession } from './staff-session.ts';

/** Name of the choice to set up the app another time. */
const LATER_KEY = 'second-factor-later';

/** Account that was asked about last; null for none. */
let asked: string | null = null;

/** From now on, asks the API once for each sign-in without a second factor whether one is wanted. */
export function followSecondFactor(): void {
  staffSession.listen((session) => {
    if (session.kind === 'nobody') asked = null;
    if (session.kind !== 'staff' || session.ended || session.hasSecondFactor || asked === session.uid) return;
    asked = session.uid;
    offer(session.uid).catch((error: unknown) => {
      // No harm: where one is required, the next call of the API asks again.
      asked = null;
      if (!(error instanceof StaffFailure)) reportError(error);
    });
  });
}

/** Puts the offer away, for this window. */
export function setUpLater(): void {
  writeStored(passing, LATER_KEY, true);
  const session = staffSession.get();
  if (session.kind === 'staff' && session.asks === 'offered') staffSession.set({ ...session, asks: null });
}

async function offer(uid: string): Promise<void> {
  if (readStored(passing, LATER_KEY) === true) return;
  // Where it is required, the call itself brings up the question and waits for it.
  const { secondFactor } = await callAsStaff(staffApi, 'GET /api/admin/session');
  const session = staffSession.get();
  if (secondFactor !== 'optional' || session.kind !== 'staff' || session.uid !== uid) return;
  if (!session.hasSecondFactor && session.asks === null) staffSession.set({ ...session, asks: 'offered' });
}
