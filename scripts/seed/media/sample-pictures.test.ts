import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { describe, expect, it } from 'vitest';
import { readPictureIndex, type SourcePicture } from './picture-index.ts';
import { readContent } from '../read-content.ts';

const PICTURES = join(import.meta.dirname, '../pictures');
const index = await readPictureIndex(PICTURES);
const content = await readContent(join(import.meta.dirname, '../content'), new Set(index.keys()));
const properties = content.property.map(({ value }) => value);
const destinations = content.destination.map(({ value }) => value);

/** The description of a picture; throws for one that the index does not list. */
function pictureOf(name: string): SourcePicture {
  const found = index.get(name);
  if (found === undefined) throw new Error(`The index does not list '${name}'`);
  return found;
}

/** Names of the pictures that a property shows, its hero first; the photographs of the access are among the gallery's. */
function shownBy({ hero, gallery, floorPlans }: (typeof properties)[number]): string[] {
  return [...(hero === null ? [] : [hero]), ...[...gallery, ...floorPlans].map(({ picture }) => picture)];
}

/** The buildings in a property's pictures, outside and inside; landscapes and details of no building are left out. */
function buildingsOf(property: (typeof properties)[number]): string[] {
  return [...new Set(shownBy(property).flatMap((name) => pictureOf(name).property ?? []))];
}

/** The names that a list contains more than `times` times. */
function moreOftenThan(times: number, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > times);
}

describe('the sample pictures', () => {
  it('are those that the index lists', async () => {
    const files = (await readdir(PICTURES)).filter((file) => file !== 'index.json');
    expect(files.sort()).toEqual([...index.keys()].map((name) => `${name}.jpg`).sort());
  });

  it('are all shown somewhere', () => {
    const shown = new Set([
      ...properties.flatMap(shownBy),
      ...destinations.flatMap(({ heroImage, gallery }) => [heroImage, ...gallery.map(({ picture }) => picture)]),
    ]);
    expect([...index.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the sample properties', () => {
  it('are at least 24, two of every type and one in every destination', () => {
    expect(properties.length).toBeGreaterThanOrEqual(24);
    expect(PROPERTY_TYPES.filter((type) => properties.filter((property) => property.type === type).length < 2)).toEqual(
      [],
    );
    expect(DESTINATION_SLUGS.filter((slug) => !properties.some(({ destination }) => destination === slug))).toEqual([]);
  });

  it('have a hero each, which no other property has', () => {
    expect(properties.filter(({ hero }) => hero === null)).toEqual([]);
    expect(
      moreOftenThan(
        1,
        properties.flatMap(({ hero }) => hero ?? []),
      ),
    ).toEqual([]);
  });

  it('share no exterior and no room with another property', () => {
    const own = properties.flatMap(shownBy).filter((name) => ['exterior', 'interior'].includes(pictureOf(name).kind));
    expect(moreOftenThan(1, own)).toEqual([]);
  });

  it('show one building each, inside and outside', () => {
    const mixed = properties.filter((property) => buildingsOf(property).length !== 1);
    expect(mixed.map((property) => `${property.title}: ${buildingsOf(property).join(', ')}`)).toEqual([]);
  });

  it('show a building that no other property shows', () => {
    expect(moreOftenThan(1, properties.flatMap(buildingsOf))).toEqual([]);
  });

  it('share a landscape or a detail with three others at most', () => {
    expect(moreOftenThan(4, properties.flatMap(shownBy))).toEqual([]);
  });

  it('show drawings as floor plans, and photographs elsewhere', () => {
    for (const { title, hero, gallery, floorPlans, accessPictures } of properties) {
      const kindsOf = (entries: typeof gallery) => entries.map(({ picture }) => pictureOf(picture).kind);
      expect(new Set(kindsOf(floorPlans)), title).toEqual(new Set(floorPlans.length > 0 ? ['plan'] : []));
      expect([pictureOf(hero ?? '').kind, ...kindsOf([...gallery, ...accessPictures])], title).not.toContain('plan');
    }
  });

  it('show the access in photographs of the hero or the gallery', () => {
    const withAccess = properties.filter(({ accessPictures }) => accessPictures.length > 0);
    expect(withAccess).not.toHaveLength(0);
    for (const property of withAccess) {
      expect(shownBy(property)).toEqual(expect.arrayContaining(property.accessPictures.map(({ picture }) => picture)));
    }
  });

  it('show at least two pictures, and four if there are so many of their building', () => {
    const poor = properties.filter((property) => {
      const own = [...index.values()].filter(({ property: shown }) => shown === buildingsOf(property)[0]);
      return shownBy(property).length < Math.max(2, Math.min(4, own.length));
    });
    expect(poor.map(({ title }) => title)).toEqual([]);
  });

  it('show no picture twice', () => {
    const repeats = properties.filter((property) => moreOftenThan(1, shownBy(property)).length > 0);
    expect(repeats.map(({ title }) => title)).toEqual([]);
  });

  it('show the building first and a room when they are in a city, not only a view of roofs', () => {
    const views = properties.filter((property) => {
      if (property.setting !== 'city') return false;
      const kinds = shownBy(property).map((name) => pictureOf(name).kind);
      return kinds[0] === 'landscape' || !kinds.includes('interior');
    });
    expect(views.map(({ title }) => title)).toEqual([]);
  });
});

describe('the sample destinations', () => {
  it('show no building of another destination', () => {
    const destinationOf = new Map(
      properties.flatMap((property) => buildingsOf(property).map((building) => [building, property.destination])),
    );
    const strangers = destinations.flatMap(({ slug, heroImage, gallery }) =>
      [heroImage, ...gallery.map(({ picture }) => picture)]
        .filter((name) => {
          const { property: building } = pictureOf(name);
          return building !== null && destinationOf.get(building) !== slug;
        })
        .map((name) => `${slug}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });
});
