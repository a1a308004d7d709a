import { describe, expect, it } from 'vitest';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyForTeam } from './property-for-team.ts';

type GatheringProperty = Pick<PublishedProperty, 'type' | 'hero' | 'createdAt'>;

const picture: NonNullable<PublishedProperty['hero']> = {
  id: '0'.repeat(32),
  width: 3,
  height: 2,
  widths: [3],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,',
  color: '#ffffff',
  alt: '',
  caption: '',
};

const property = (createdAt: string, change: Partial<GatheringProperty> = {}): GatheringProperty => ({
  type: 'event',
  hero: picture,
  createdAt,
  ...change,
});

describe('the property that replaces a group photograph', () => {
  it('is the oldest event venue', () => {
    const oldest = property('2025-01-01T00:00:00.000Z');
    expect(propertyForTeam([property('2026-01-01T00:00:00.000Z'), oldest])).toBe(oldest);
  });

  it('is no other type of property, and none without a picture', () => {
    const properties = [
      property('2024-01-01T00:00:00.000Z', { type: 'rental' }),
      property('2024-02-01T00:00:00.000Z', { hero: null }),
    ];
    expect(propertyForTeam(properties)).toBeUndefined();
  });
});
