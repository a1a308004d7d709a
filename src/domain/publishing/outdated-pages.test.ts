import { describe, expect, it } from 'vitest';
import { showsOutdatedTable } from './outdated-pages.ts';

const BUILD = '0d7c4a52-1d0e-4b1c-9a51-5f4a7e7c9b10';

const liveSince = (at: string) => ({
  ...{ requestedRevision: 7, builtRevision: 7, liveBuildId: BUILD },
  releases: [{ buildId: BUILD, release: 'one', revision: 7, at }],
});
const TABLE = { validUntil: '2026-12-31' };

describe('pages with a table of taxes', () => {
  it('are outdated from the day after its last one, in Lisbon', () => {
    const site = liveSince('2026-12-20T10:00:00.000Z');
    expect(showsOutdatedTable(site, TABLE, new Date('2026-12-31T23:59:00Z'))).toBe(false);
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(true);
  });

  it('are right once they were built after it', () => {
    const site = liveSince('2027-01-01T04:10:00.000Z');
    expect(showsOutdatedTable(site, TABLE, new Date('2027-02-01T00:00:00Z'))).toBe(false);
  });

  it('wait for a build that is requested already', () => {
    const site = { ...liveSince('2026-12-20T10:00:00.000Z'), requestedRevision: 8 };
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(false);
  });

  it('are none before the first release', () => {
    const site = { requestedRevision: 1, builtRevision: 1, liveBuildId: null, releases: [] };
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(false);
  });
});
