import { describe, expect, it } from 'vitest';
import { sampleValues } from './sample-values.ts';

const values = Array.from({ length: 2000 }, (_, index) => sampleValues('seed', `code-${index}`));

describe("sample data, only behind its own option, 'seeded so that a run can be repeated'", () => {
  it('is the same for the same seed and code', () => {
    expect(sampleValues('seed', 'A1')).toEqual(sampleValues('seed', 'A1'));
    expect(sampleValues('other', 'A1')).not.toEqual(sampleValues('seed', 'A1'));
  });

  it("'about 20% randomly marked real_estate'", () => {
    const share = values.filter(({ type }) => type === 'real_estate').length / values.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  });

  it("'rental 500 to 2,499 euro, real estate 500,000 to 2,500,000', 'area 100 to 599 m²'", () => {
    for (const { type, price, area } of values) {
      const [least, most] = type === 'rental' ? [500, 2499] : [500_000, 2_500_000];
      expect(price >= least && price <= most && area >= 100 && area <= 599).toBe(true);
    }
  });
});
