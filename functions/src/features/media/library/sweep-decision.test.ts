import { describe, expect, it } from 'vitest';
import { decideOnPicture, type Sweep, type SweptPicture } from './sweep-decision.ts';

const begun = new Date('2026-06-30T04:30:00.000Z');
const daysAgo = (days: number): string => new Date(begun.getTime() - days * 86_400_000).toISOString();

const sweep = (...periods: [from: number, to: number][]): Sweep => ({
  begun,
  periods: periods.map(([from, to]) => ({ from: daysAgo(from), to: daysAgo(to) })),
});

const picture = (given: Partial<SweptPicture> = {}): SweptPicture => ({
  uploadedAt: daysAgo(100),
  unusedSince: null,
  removedAt: null,
  submissionId: null,
  usedByContent: false,
  leaving: false,
  ...given,
});

const owned = { submissionId: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f' };

describe('an unused picture', () => {
  it('is noted at first, and goes after seven days', () => {
    expect(decideOnPicture(picture(), 'nothing', sweep())).toEqual({ unusedSince: begun });
    expect(decideOnPicture(picture({ unusedSince: daysAgo(6.9) }), 'nothing', sweep())).toBeNull();
    expect(decideOnPicture(picture({ unusedSince: daysAgo(7.1) }), 'nothing', sweep())).toBe('remove');
  });

  it('stays while the live release or one for a rollback was made before its use ended', () => {
    const unused = picture({ unusedSince: daysAgo(20) });
    expect(decideOnPicture(unused, 'nothing', sweep([2, 1.9], [30, 29.9]))).toBeNull();
    expect(decideOnPicture(unused, 'nothing', sweep([2, 1.9], [19, 18.9]))).toBe('remove');
  });

  it('stays when its use ended while the release was built', () => {
    expect(decideOnPicture(picture({ unusedSince: daysAgo(20) }), 'nothing', sweep([20.1, 19.9]))).toBeNull();
  });

  it('goes when it was uploaded after every release', () => {
    const fresh = picture({ uploadedAt: daysAgo(10), unusedSince: daysAgo(10) });
    expect(decideOnPicture(fresh, 'nothing', sweep([30, 29.9]))).toBe('remove');
  });

  it('goes without the seven days once an editor removed it and no release shows it', () => {
    const removed = picture({ unusedSince: daysAgo(1), removedAt: daysAgo(1) });
    expect(decideOnPicture(removed, 'nothing', sweep([2, 1.9]))).toBeNull();
    expect(decideOnPicture(removed, 'nothing', sweep([0.5, 0.4]))).toBe('remove');
  });

  it('goes when an earlier removal was interrupted', () => {
    expect(decideOnPicture(picture({ leaving: true }), 'nothing', sweep())).toBe('remove');
  });
});

describe('a used picture', () => {
  it('is no longer noted as unused', () => {
    expect(decideOnPicture(picture({ unusedSince: daysAgo(30) }), 'content', sweep())).toEqual({ unusedSince: null });
    expect(decideOnPicture(picture(), 'content', sweep())).toBeNull();
  });
});

describe("an owner's photo", () => {
  it('goes at once with the text of its submission', () => {
    expect(decideOnPicture(picture(owned), 'submission', sweep())).toBeNull();
    expect(decideOnPicture(picture(owned), 'nothing', sweep())).toBe('remove');
  });

  it('that content has used keeps the seven days', () => {
    const change = decideOnPicture(picture(owned), 'content', sweep());
    expect(change).toEqual({ unusedSince: null, usedByContent: true });
    const used = picture({ ...owned, usedByContent: true });
    expect(decideOnPicture(used, 'content', sweep())).toBeNull();
    expect(decideOnPicture(used, 'nothing', sweep())).toEqual({ unusedSince: begun });
    expect(decideOnPicture({ ...used, unusedSince: daysAgo(6) }, 'nothing', sweep())).toBeNull();
  });
});
