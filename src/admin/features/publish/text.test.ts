import { expect, it } from 'vitest';
import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { PUBLISH_TEXT } from './text.ts';

const BUILD: BuildRecord = {
  ...{ id: '00000000-0000-4000-8000-000000000001', action: 'build', state: 'live', revision: 2 },
  ...{ who: [], what: [], whatCount: 0, log: '', faults: [], failure: '', release: null },
  ...{ requestedAt: '2027-06-01T09:00:00.000Z', startedAt: null, endedAt: null },
  result: {
    ...{ way: 'full', why: '', builtRevision: 2, pages: 900, written: [], writtenCount: 1200, removed: [] },
    ...{ seconds: 12.34, peakMegabytes: 0 },
  },
};

it('keeps the seconds of a build and their unit on one line', () => {
  expect(PUBLISH_TEXT.report.summary(BUILD)).toBe('Pages and files: 1,200 written in 12.3\u00a0s (whole site).');
});

it('names each button of the history by its visible text, which voice control listens for', () => {
  const { history } = PUBLISH_TEXT;
  expect(history.showOf('3 June')).toContain(history.show);
  expect(history.rollBackTo('3 June')).toContain(history.rollBack);
});
