import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatManifest, type Manifest, parseManifest } from './manifest.ts';
import { propertyFixture, propertiesOf } from './release-fixture.ts';

const manifest: Manifest = {
  version: 1,
  code: 'abc',
  epoch: '',
  revision: 7,
  content: { services: '12' },
  files: { fixed: ['index.html'] },
  summaries: propertiesOf(propertyFixture(1, { description: 'Two lines\nin one, "quoted"' }), propertyFixture(2)),
};

it('is read as it was written', () => {
  expect(parseManifest(formatManifest(manifest), 'abc')).toEqual(manifest);
  const empty = { ...manifest, summaries: propertiesOf() };
  expect(parseManifest(formatManifest(empty), 'abc')).toEqual(empty);
});

it('is rejected when other code wrote it', () => {
  expect(parseManifest(formatManifest(manifest), 'abd')).toBeNull();
});

it('is rejected when it was cut off anywhere', () => {
  const text = formatManifest(manifest);
  fc.assert(
    fc.property(fc.nat(text.length - 1), (length) => {
      expect(parseManifest(text.slice(0, length), 'abc')).toBeNull();
    }),
  );
});
