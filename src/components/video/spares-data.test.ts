import { describe, expect, it } from 'vitest';
import { sparesData } from './spares-data.ts';

describe('the decision to leave out the video', () => {
  it('is to show it where the browser gives no data', () => {
    expect(sparesData(undefined)).toBe(false);
  });

  it('is to show it on a good network', () => {
    expect(sparesData({ saveData: false, effectiveType: '4g' })).toBe(false);
  });

  it('is to leave it out with Save-Data', () => {
    expect(sparesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  });

  it('is to leave it out on a slow network', () => {
    expect(sparesData({ saveData: false, effectiveType: '3g' })).toBe(true);
  });
});
