import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { beginBuild, failBuild, goLive, requestBuild } from '#domain/publishing/site-state-machine.ts';
import { INITIAL_SITE_STATE, type SiteState } from '#domain/publishing/site-state.ts';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { HISTORY_TEXT } from './history-text.ts';
import { liveText, nothingToPublish, reportedBuild, siteSentence, unseenTitles } from './site-status.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));
const release = (number: number) => ({
  buildId: id(number),
  release: `release-${number}`,
  revision: number,
  at: at(number).toISOString(),
});
const FIRST_DATE = formatDateTime(at(2).toISOString());
const SECOND_DATE = formatDateTime(at(3).toISOString());

const build = (number: number, given: Partial<BuildRecord> = {}): BuildRecord => ({
  ...{ id: id(number), action: 'build', state: 'live', revision: number, who: [], what: [], whatCount: 0 },
  ...{ requestedAt: at(number).toISOString(), startedAt: null, endedAt: at(number).toISOString(), log: '' },
  ...{ result: null, faults: [], failure: '', release: null },
  ...given,
});

/** A site with two releases, of which the second is live. */
function twoReleases(): SiteState {
  let site = INITIAL_SITE_STATE;
  for (const number of [2, 3]) {
    site = beginBuild(requestBuild(site, at(number)), id(number), at(number));
    site = goLive(site, release(number), null);
  }
  return site;
}

const live = twoReleases();
const rollback = build(4, { action: 'rollback', revision: 2, release: 'release-2', state: 'building' });
const rollingBack = beginBuild(live, rollback.id, at(4));
const rolledBack = { ...goLive(rollingBack, release(2), null), liveBuildId: id(2) };
const building = beginBuild(requestBuild(live, at(5)), id(5), at(5));

describe('what the publish screen says of the site', () => {
  it('names the release after a rollback, and does not call everything live', () => {
    const now = { site: rolledBack, build: { ...rollback, state: 'live' as const } };
    expect(siteSentence(now)).toBe(`Rolled back to the version of ${FIRST_DATE}.`);
    expect(nothingToPublish(now)).toBe('Nothing else to publish. Visitors see an earlier version.');
  });

  it('names the release while a rollback is under way, and when it failed the one that visitors still see', () => {
    expect(siteSentence({ site: rollingBack, build: rollback })).toBe(`Rolling back to the version of ${FIRST_DATE}…`);
    const failed = { site: failBuild(rollingBack, 'No.'), build: { ...rollback, state: 'failed' as const } };
    expect(siteSentence(failed)).toBe(`The rollback failed. Visitors still see the version of ${SECOND_DATE}.`);
    expect(nothingToPublish(failed)).toBe('Everything is live.');
  });

  it('does not call everything live while a build is requested or running', () => {
    const sentence = 'Nothing else to publish. The site is being built.';
    expect(nothingToPublish({ site: building, build: build(5, { state: 'building' }) })).toBe(sentence);
    expect(nothingToPublish({ site: requestBuild(live, at(6)), build: build(3) })).toBe(sentence);
    expect(nothingToPublish(undefined)).toBe('Nothing to publish.');
  });

  it('says after a failed build what visitors still see', () => {
    const now = { site: failBuild(building, 'No.'), build: build(5, { state: 'failed' }) };
    expect(siteSentence(now)).toBe(`The last build failed. Visitors still see the version of ${SECOND_DATE}.`);
    expect(nothingToPublish(now)).toBe('Nothing else to publish. Visitors do not see all published changes yet.');
  });

  it('calls everything live when it is', () => {
    expect(siteSentence({ site: live, build: build(3) })).toBe(
      'Live. Visitors see everything that has been published.',
    );
    expect(nothingToPublish({ site: live, build: build(3) })).toBe('Everything is live.');
  });
});

describe('the publish report', () => {
  const now = { site: live, build: build(3) };

  it('is that of the last build, unless one from the history was chosen', () => {
    expect(reportedBuild(null, now)).toBe(now.build);
    expect(reportedBuild({ build: build(2), liveBuildId: id(3) }, now)?.id).toBe(id(2));
    expect(reportedBuild(null, { site: building, build: build(5, { state: 'building' }) })).toBeNull();
  });

  it('is that of the next build that goes live, also after one from the history was chosen', () => {
    const next = { site: goLive(building, release(5), null), build: build(5) };
    expect(reportedBuild({ build: build(2), liveBuildId: id(3) }, next)).toBe(next.build);
  });
});

describe('what was published and visitors do not see', () => {
  it('is what builds after the live release contain, each once', () => {
    const builds = [
      rollback,
      build(5, { what: ['Casa da Duna', 'Lisbon'], whatCount: 2 }),
      build(3, { what: ['Casa da Duna'], whatCount: 4 }),
      build(2, { what: ['O Souto'], whatCount: 1 }),
    ];
    expect(unseenTitles(builds, rolledBack)).toEqual({ titles: ['Casa da Duna', 'Lisbon'], more: true });
    expect(unseenTitles([build(2, { what: ['O Souto'], whatCount: 1 })], rolledBack)).toEqual({
      titles: [],
      more: false,
    });
  });
});

describe('what visitors see of a document', () => {
  const kept = { rev: 4, revision: live.builtRevision + 1, at: at(5).toISOString(), who: '' };
  const changed = { before: null, after: null };
  const history = { title: 'Lisbon', rev: 4, publishedRev: 4, ahead: false, revisions: [{ ...kept, changed }] };

  it('is not the published version while its build waits, is running or has failed', () => {
    for (const site of [requestBuild(live, at(5)), building, failBuild(building, 'No.')]) {
      expect(liveText(history, site)).toBe(HISTORY_TEXT.waiting(kept));
    }
  });

  it('is the published version once its release is live', () => {
    expect(liveText(history, goLive(building, release(kept.revision), null))).toBe(HISTORY_TEXT.live(kept));
  });
});
