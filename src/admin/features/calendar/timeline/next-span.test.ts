import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSpan, type Span } from './next-span.ts';

const MOST = 6;

describe('nextSpan', () => {
  it('draws what is in view first, then what follows, then what is before', () => {
    const wanted = { first: 96, end: 112 };
    const inView = { first: 100, end: 108 };
    const drawn: Span[] = [];
    for (let span: Span = { first: 0, end: 20 }; span.first !== 96 || span.end !== 112;) {
      span = nextSpan(span, wanted, inView, MOST);
      drawn.push(span);
    }
    expect(drawn).toEqual([
      { first: 100, end: 106 },
      { first: 100, end: 112 },
      { first: 96, end: 112 },
    ]);
  });

  const span = fc.tuple(fc.nat(300), fc.nat(60)).map(([first, length]): Span => ({ first, end: first + length }));

  it('never adds more than it may, and ends with what is wanted', () => {
    fc.assert(
      fc.property(span, span, fc.nat(4), fc.nat(4), (drawn, wanted, before, after) => {
        const inView = {
          first: Math.min(wanted.first + before, wanted.end),
          end: Math.max(wanted.first, wanted.end - after),
        };
        let known = drawn;
        for (let step = 0; step < 30; step += 1) {
          const next = nextSpan(known, wanted, inView, MOST);
          const kept = Math.max(0, Math.min(known.end, next.end) - Math.max(known.first, next.first));
          expect(next.end - next.first - kept).toBeLessThanOrEqual(MOST);
          known = next;
        }
        expect(known).toEqual(wanted);
      }),
    );
  });
});
