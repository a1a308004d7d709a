import type { EmulatorSet } from '#scripts/emulators/emulator-sets.ts';

interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/** What `npm start` prints when everything runs. */
export function announcement(set: EmulatorSet, logFile: string, accounts: readonly DemoAccount[]): string {
  const site = `http://localhost:${set.ports.hosting}`;
  const { firestore, auth, storage } = set.ports;
  return [
    '',
    `The site is at   ${site}`,
    `The API is at    ${site}/api/health`,
    `Emulators        Firestore 127.0.0.1:${firestore}, Auth 127.0.0.1:${auth}, Storage 127.0.0.1:${storage} (project ${set.project})`,
    `Their log        ${logFile}`,
    '',
    'Demo accounts:',
    ...accountTable(accounts),
    '',
    'Ctrl-C stops everything and keeps the data; `npm start -- --fresh` starts without it.',
  ].join('\n');
}

function accountTable(accounts: readonly DemoAccount[]): string[] {
  const rows = [{ role: 'role', email: 'email', password: 'password' }, ...accounts];
  const widest = (column: keyof DemoAccount) => Math.max(...rows.map((row) => row[column].length));
  return rows.map(
    ({ role, email, password }) => `  ${role.padEnd(widest('role'))}  ${email.padEnd(widest('email'))}  ${password}`,
  );
}
