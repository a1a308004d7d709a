import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listChanges } from './list-changes.ts';

it('changed messages are listed without one that cannot be read, which is logged and counts towards a full page', async () => {
  const { enquiries, submissions } = OLDER_RECORDS;
  const full: Record<string, object> = { 'enquiries/0': { ...enquiries, rev: 0 } };
  for (let index = 1; index < INBOX_PAGE; index += 1) full[`enquiries/${index}`] = enquiries;
  const { log, ...deps } = listFixture(full, { 'submissions/0': submissions });
  const list = listChanges({
    ...deps,
    siteOrigin: () => '',
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const { rows, tooMany } = await list({ ...staffInput('concierge'), query: { since: '2026-03-01T08:59:00.000Z' } });
  expect(rows.filter(({ box }) => box === 'enquiries')).toHaveLength(INBOX_PAGE - 1);
  expect(rows.filter(({ box }) => box === 'submissions')).toHaveLength(1);
  expect(tooMany).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith('enquiries/0 does not parse', expect.any(Error));
});
