import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { enquiryLoad } from '#support/load/enquiry-load.ts';
import { judgeLoad } from './judge-load.ts';
import { percentile95, type Sent } from '#support/load/send-many.ts';

const load = enquiryLoad(2000, randomUUID());
const ids = new Map(load.map(({ key }) => [key, randomUUID()]));

function responseTo({ fate, key }: (typeof load)[number]): Sent {
  if (fate === 'malformed') {
    const problem = { type: 'about:blank', title: 'No', status: 400, code: 'invalid_request' };
    return { status: 400, text: JSON.stringify(problem), milliseconds: 1 };
  }
  const times = { receivedAt: '2026-11-21T09:00:00Z', replyDueAt: '2026-11-22T09:00:00Z' };
  const response = { id: ids.get(key), ...times, acknowledged: true, shortlist: [] };
  return { status: 200, text: JSON.stringify(response), milliseconds: 1 };
}

const responses = load.map(responseTo);
const fresh = load.filter(({ fate }) => fate === 'fresh').length;

describe('the load', () => {
  it('repeats about a tenth and makes a tenth malformed', () => {
    const { counts } = judgeLoad(load, responses, fresh);
    expect(counts.malformed).toBe(200);
    expect(counts.repeat).toBeGreaterThan(140);
    expect(counts.fresh + counts.repeat + counts.malformed).toBe(2000);
  });

  it('changes every body that it marks as malformed', () => {
    const bodies = new Set(load.filter(({ fate }) => fate !== 'malformed').map(({ body }) => body));
    expect(load.filter(({ fate, body }) => fate === 'malformed' && bodies.has(body))).toEqual([]);
  });
});

describe('the judgement', () => {
  it('finds no fault when everything was stored once', () => {
    expect(judgeLoad(load, responses, fresh).faults).toEqual([]);
  });

  it('finds an enquiry that was stored twice or lost', () => {
    expect(judgeLoad(load, responses, fresh + 1).faults).toEqual([
      `${fresh + 1} enquiries are stored instead of ${fresh}`,
    ]);
  });

  it('finds a repeat whose response has another id', () => {
    const index = load.findIndex(({ fate }) => fate === 'repeat');
    const other = responses.with(index, { ...responseTo(load[0] ?? expect.fail()), text: responses[0]?.text ?? '' });
    expect(judgeLoad(load, other, fresh).faults).toEqual([expect.stringContaining('has responses with 2 ids')]);
  });

  it('finds a malformed request that was accepted or caused an error', () => {
    const index = load.findIndex(({ fate }) => fate === 'malformed');
    for (const status of [200, 500]) {
      const other = responses.with(index, { status, text: '{}', milliseconds: 1 });
      expect(judgeLoad(load, other, fresh).faults).toEqual([`Request ${index} (malformed) got ${status}`]);
    }
  });
});

describe('the 95th percentile', () => {
  it('is what 95 of 100 do not exceed', () => {
    expect(percentile95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
  });
});
