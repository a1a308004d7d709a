import { expect, it } from 'vitest';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

it('the demo accounts are one for every role', () => {
  expect(DEMO_ACCOUNTS.map(({ role }) => role).toSorted()).toEqual(['member', ...STAFF_ROLES].toSorted());
});
