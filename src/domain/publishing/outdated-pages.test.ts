import { describe, expect, it } from 'vitest';
import { showsOutdatedTable } from './outdated-pages.ts';
import { INITIAL_SITE_STATE, type SiteState } from './site-state.ts';
import { beginBuild, goLive, requestBuild } from './site-state-machine.ts';

const BUILD = '0d7c4a52-1d0e-4b1c-9a51-5f4a7e7c9b10';

/** The site after a build that was requested at a time and live at another one. */
function siteOf(requestedAt: string, at = requestedAt): SiteState {
  const site = beginBuild(requestBuild(INITIAL_SITE_STATE, new Date(requestedAt)), BUILD, new Date(requestedAt));
  return goLive(site, { buildId: BUILD, release: 'one', revision: site.requestedRevision, at }, null);
}
const TABLE = { validUntil: '2026-12-31' };

describe('pages with a table of taxes', () => {
  it('are outdated from the day after its last one, in Lisbon', () => {
    const site = siteOf('2026-12-20T10:00:00.000Z');
    expect(showsOutdatedTable(site, TABLE, new Date('2026-12-31T23:59:00Z'))).toBe(false);
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(true);
  });

  it('may be outdated when they were built over midnight, although they went live after it', () => {
    const site = siteOf('2026-12-31T23:59:00.000Z', '2027-01-01T00:01:00.000Z');
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:45:00Z'))).toBe(true);
  });

  it('are right once they were built after it', () => {
    const site = siteOf('2027-01-01T04:10:00.000Z');
    expect(showsOutdatedTable(site, TABLE, new Date('2027-02-01T00:00:00Z'))).toBe(false);
  });

  it('wait for a build that is requested already', () => {
    const site = requestBuild(siteOf('2026-12-20T10:00:00.000Z'), new Date('2026-12-31T23:59:00Z'));
    expect(showsOutdatedTable(site, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(false);
  });

  it('are none before the first release', () => {
    expect(showsOutdatedTable(INITIAL_SITE_STATE, TABLE, new Date('2027-01-01T00:01:00Z'))).toBe(false);
  });
});
