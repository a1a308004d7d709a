import { expect, it } from 'vitest';
import { EMULATOR_SETS } from '#scripts/emulators/emulator-sets.ts';
import { announcement } from './announcement.ts';

it('prints the URLs and a table of the demo accounts', () => {
  const accounts = [
    { role: 'member', email: 'member@demo.example', password: 'first-password' },
    { role: 'concierge', email: 'concierge@demo.example', password: 'second-password' },
  ];
  const lines = announcement(EMULATOR_SETS.start, '/tmp/emulators.log', accounts).split('\n');
  expect(lines).toContain('The site is at   http://localhost:5000');
  expect(lines).toContain('  role       email                   password');
  expect(lines).toContain('  member     member@demo.example     first-password');
  expect(lines).toContain('  concierge  concierge@demo.example  second-password');
});
