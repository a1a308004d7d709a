import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOMAIN = import.meta.dirname;

/** Modules that public pages and their islands import; each must stay free of the schema library with all it imports. */
const ZOD_FREE = [
  'account-form-checks.ts',
  'amenity-catalogue.ts',
  'amenity-filters.ts',
  'bedroom-stepper.ts',
  'consent-texts.ts',
  'csv.ts',
  'currency.ts',
  'currency-choice.ts',
  'destination-list.ts',
  'destination-properties.ts',
  'energy-rating.ts',
  'enquiry-options.ts',
  'exclusive-choice.ts',
  'filter-options.ts',
  'findable-filters.ts',
  'form-pages.ts',
  'format-price.ts',
  'import-heuristics.ts',
  'import-mapping.ts',
  'inert-text.ts',
  'limits.ts',
  'listing-address.ts',
  'locate-property.ts',
  'location-options.ts',
  'paths.ts',
  'picture-address.ts',
  'picture-warnings.ts',
  'picture-sources.ts',
  'price-in-text.ts',
  'price.ts',
  'price-unit.ts',
  'property-actions.ts',
  'property-completeness.ts',
  'property-conflict.ts',
  'property-defaults.ts',
  'property-facts.ts',
  'property-filter.ts',
  'property-form-checks.ts',
  'property-labels.ts',
  'property-lookup.ts',
  'property-setting.ts',
  'property-sort.ts',
  'property-stay.ts',
  'property-type.ts',
  'quick-filter-list.ts',
  'read-exchange-rates.ts',
  'redirect-path.ts',
  'search-facts.ts',
  'search-index/card-slice.ts',
  'search-index/parse-index-file.ts',
  'search-index/search-engine.ts',
  'search-index/unpack-index.ts',
  'search-parameters.ts',
  'search-row.ts',
  'search-text.ts',
  'similar-properties.ts',
  'slug-from-title.ts',
  'submission-options.ts',
  'trip-candidate.ts',
  'trip-matches.ts',
  'trip-options.ts',
  'upload-place.ts',
  'uuid.ts',
  ...readdirSync(join(DOMAIN, 'messages'))
    .filter((name) => name.endsWith('-messages.ts'))
    .map((name) => `messages/${name}`),
];

/** Every import and re-export that stays in the running code. */
const IMPORTS = /^(?:import|export) (?!type )(?:[\w*\s{},]+ from )?'([^']+)';/gm;

function importsOf(path: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
    if (specifier === undefined) continue;
    const target = specifier.startsWith('.') ? join(path, '..', specifier) : specifier;
    if (seen.has(target)) continue;
    seen.add(target);
    if (specifier.startsWith('.')) importsOf(target, seen);
  }
  return seen;
}

describe('what public pages import', () => {
  it.each(ZOD_FREE)('%s does not drag in zod', (file) => {
    expect([...importsOf(join(DOMAIN, file))]).not.toContain('zod');
  });

  it('would notice', () => {
    expect([...importsOf(join(DOMAIN, 'property.ts'))]).toContain('zod');
  });
});

describe('the domain', () => {
  const modules = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );

  it.each(modules)('%s imports zod and itself, nothing else', (file) => {
    for (const target of importsOf(join(DOMAIN, file))) {
      expect(target === 'zod' || !relative(DOMAIN, target).startsWith('..')).toBe(true);
    }
  });
});
