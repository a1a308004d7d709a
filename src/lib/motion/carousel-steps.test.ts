import { describe, expect, it } from 'vitest';
import { nearestSlide, neighbour, readStep } from './carousel-steps.ts';

describe('the step attribute', () => {
  it('is one slide unless it says otherwise', () => {
    expect(readStep(null)).toEqual({ unit: 'slide' });
    expect(readStep('slide')).toEqual({ unit: 'slide' });
  });

  it('can be pixels', () => {
    expect(readStep('320')).toEqual({ unit: 'pixels', amount: 320 });
  });

  it('can be a share of the visible width', () => {
    expect(readStep('80%')).toEqual({ unit: 'share', amount: 0.8 });
  });

  it.each(['', 'wide', '-3', '%'])('rejects %j by name', (text) => {
    expect(() => readStep(text)).toThrow(`not '${text}'`);
  });
});

describe('the neighbour of a slide', () => {
  it('stays at the ends', () => {
    expect(neighbour(0, -1, 4)).toBe(0);
    expect(neighbour(3, 1, 4)).toBe(3);
  });

  it('wraps around in both directions when told to', () => {
    expect(neighbour(0, -1, 4, true)).toBe(3);
    expect(neighbour(3, 1, 4, true)).toBe(0);
  });

  it('is itself when it is alone', () => {
    expect(neighbour(0, 1, 1, true)).toBe(0);
  });
});

describe('the slide nearest to a scroll position', () => {
  it('is the one that begins nearest', () => {
    expect(nearestSlide([0, 320, 640], 350)).toBe(1);
    expect(nearestSlide([0, 320, 640], 500)).toBe(2);
  });

  it('is the earlier of two at the same distance', () => {
    expect(nearestSlide([0, 320, 640], 160)).toBe(0);
  });
});
