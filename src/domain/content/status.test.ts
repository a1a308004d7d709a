import { describe, expect, it } from 'vitest';
import { contentStatus, isOnSite, type StatusFacts } from './status.ts';

const LIVE: StatusFacts = { isArchived: false, change: undefined, isScheduled: false, isUnseen: false };
const NEW = { change: 'new', unpublished: null, publishedRev: 0 } as const;
const CHANGED = { change: 'changed', unpublished: null, publishedRev: 3 } as const;
const LEAVES = { change: 'removed', unpublished: null, publishedRev: 3 } as const;
const TAKEN_OFF = { ...NEW, unpublished: { at: null, who: '' } };

describe('the status of content', () => {
  it.each([
    ['live when nothing differs', LIVE, 'live', true],
    ['not live while visitors see an earlier release', { ...LIVE, isUnseen: true }, 'unseen', true],
    ['a draft before it is published', { ...LIVE, change: NEW }, 'draft', false],
    ['changed when the draft differs', { ...LIVE, change: CHANGED }, 'changed', true],
    ['unpublished once somebody took it off the site', { ...LIVE, change: TAKEN_OFF }, 'unpublished', false],
    ['scheduled while its publication waits', { ...LIVE, change: NEW, isScheduled: true }, 'scheduled', false],
    [
      'archived, and on the site until that is published',
      { ...LIVE, isArchived: true, change: LEAVES },
      'archived',
      true,
    ],
    ['archived and gone from the site', { ...LIVE, isArchived: true }, 'archived', false],
  ] as const)('is %s', (_, facts, status, onSite) => {
    expect([contentStatus(facts), isOnSite(facts)]).toEqual([status, onSite]);
  });
});
