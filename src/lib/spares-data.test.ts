import { describe, expect, it } from 'vitest';
import { sparesData } from './spares-data.ts';

describe('whether to spare the visitor the video', () => {
  it('shows it where the browser says nothing', () => {
    expect(sparesData(undefined)).toBe(false);
  });

  it('shows it on a good network', () => {
    expect(sparesData({ saveData: false, effectiveType: '4g' })).toBe(false);
  });

  it('spares it with Save-Data', () => {
    expect(sparesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  });

  it('spares it on a slow network', () => {
    expect(sparesData({ saveData: false, effectiveType: '3g' })).toBe(true);
  });
});
