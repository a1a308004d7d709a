import type { EmulatorSet } from '#scripts/emulators/emulator-sets.ts';

/** An account of the sample content. */
interface DemoAccount {
  /** What the account may do. */
  role: string;
  /** Address to sign in with. */
  email: string;
  /** Password to sign in with. */
  password: string;
}

/** What `npm start` says when everything runs. */
export function announcement(set: EmulatorSet, logFile: string, accounts: readonly DemoAccount[]): string {
  const site = `http://localhost:${set.ports.hosting}`;
  const { firestore, auth, storage } = set.ports;
  return [
    '',
    `The site is at   ${site}`,
    `The API answers  ${site}/api/health`,
    `Emulators        Firestore 127.0.0.1:${firestore}, Auth 127.0.0.1:${auth}, Storage 127.0.0.1:${storage} (project ${set.project})`,
    `Their log        ${logFile}`,
    '',
    'Demo accounts:',
    ...accountTable(accounts),
    '',
    'Ctrl-C stops everything and keeps the data; `npm start -- --fresh` begins anew.',
  ].join('\n');
}

function accountTable(accounts: readonly DemoAccount[]): string[] {
  const rows = [{ role: 'role', email: 'e-mail', password: 'password' }, ...accounts];
  const widest = (column: keyof DemoAccount) => Math.max(...rows.map((row) => row[column].length));
  return rows.map(
    ({ role, email, password }) => `  ${role.padEnd(widest('role'))}  ${email.padEnd(widest('email'))}  ${password}`,
  );
}
