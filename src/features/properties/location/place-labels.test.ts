import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const frame = { west: 0, south: 0, east: 1, north: 1, width: 1000, height: 1000 };
const at = (name: string, x: number, y: number) => ({ name, x, y });

describe('names on a map', () => {
  it('stand to the right of their points', () => {
    expect(placeLabels([at('Comporta', 500, 500)], frame, 30, [])).toMatchObject([{ anchor: 'start', x: 514 }]);
  });

  it('stand to the left where the edge is near', () => {
    expect(placeLabels([at('Comporta', 950, 500)], frame, 30, [])).toMatchObject([{ anchor: 'end' }]);
  });

  it('make room for names before them, or are left out', () => {
    const points = Array.from({ length: 6 }, (_, index) => at(`Town ${index}`, 500 + 15 * index, 500));
    const labels = placeLabels(points, frame, 30, []);
    expect(labels[0]).toMatchObject({ name: 'Town 0', anchor: 'start' });
    expect(labels.length).toBeLessThan(points.length);
  });

  it('keep out of what is occupied', () => {
    expect(placeLabels([at('Comporta', 500, 500)], frame, 30, [{ left: 0, top: 0, right: 999, bottom: 999 }])).toEqual(
      [],
    );
  });
});
