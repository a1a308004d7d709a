import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOMAIN = join(import.meta.dirname, '..');

const MODULES = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Modules that public pages and their islands import; each must stay free of the schema library with all it imports. */
const ZOD_FREE = [
  'account/redirect-path.ts',
  'content/conflict.ts',
  'content/kinds.ts',
  'core/format-date.ts',
  'core/is-record.ts',
  'core/uuid.ts',
  'enquiry/maximum-guests.ts',
  'enquiry/options.ts',
  'import/heuristics.ts',
  'import/mapping.ts',
  'media/picture-path.ts',
  'media/picture-sources.ts',
  'media/picture-warnings.ts',
  'media/upload-place.ts',
  'money/currency-choice.ts',
  'money/currency.ts',
  'money/format-price.ts',
  'money/price-in-text.ts',
  'money/price-unit.ts',
  'money/price.ts',
  'money/read-exchange-rates.ts',
  'places/destination-list.ts',
  'places/destination-properties.ts',
  'places/locate-property.ts',
  'places/locations.ts',
  'property/actions.ts',
  'property/amenities/catalogue.ts',
  'property/completeness.ts',
  'property/defaults.ts',
  'property/facts.ts',
  'property/form-checks.ts',
  'property/lookup.ts',
  'property/options.ts',
  'property/similar.ts',
  'property/stay.ts',
  'stay/free-days.ts',
  'stay/free-stays.ts',
  'stay/listed-stay.ts',
  'stay/night-word.ts',
  'stay/nights.ts',
  'stay/open-days.ts',
  'stay/quote.ts',
  'stay/stay-page.ts',
  'stay/stay-url.ts',
  'property/type.ts',
  'search/amenity-filters.ts',
  'search/facts.ts',
  'search/filter-options.ts',
  'search/filter.ts',
  'search/findable-filters.ts',
  'search/index/card-slice.ts',
  'search/index/index-file.ts',
  'search/index/search-engine.ts',
  'search/index/read-index.ts',
  'search/parameters.ts',
  'search/quick-filter-list.ts',
  'search/row.ts',
  'search/sort.ts',
  'search/stay-offer.ts',
  'search/stay-offers.ts',
  'search/stay-search.ts',
  'search/text-match.ts',
  'site/consent-texts.ts',
  'site/form-pages.ts',
  'site/paths.ts',
  'submission/options.ts',
  'text/safe-text.ts',
  'text/slug-from-title.ts',
  'trip/candidate.ts',
  'trip/options.ts',
  'trip/rank-matches.ts',
  ...MODULES.filter((name) => /\b(?:text|limits)\.ts$/.test(name)),
];

/** Every import and re-export that stays in the running code. */
const IMPORTS = /^(?:import|export) (?!type )(?:[\w*\s{},]+ from )?'([^']+)';/gm;

/** The file that a specifier names, or the name of the package. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('#domain/')) return join(DOMAIN, specifier.slice('#domain/'.length));
  return specifier.startsWith('.') ? join(path, '..', specifier) : specifier;
}

function importsOf(path: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
    if (specifier === undefined) continue;
    const target = targetOf(path, specifier);
    if (seen.has(target)) continue;
    seen.add(target);
    if (target.endsWith('.ts')) importsOf(target, seen);
  }
  return seen;
}

describe('what public pages import', () => {
  it.each(ZOD_FREE)('%s does not import zod', (file) => {
    expect([...importsOf(join(DOMAIN, file))]).not.toContain('zod');
  });

  it('finds zod behind the schema of a property', () => {
    expect([...importsOf(join(DOMAIN, 'property/property.ts'))]).toContain('zod');
  });
});

/** Schemas, dates until browsers and Node have Temporal, and the position of the sun. */
const LIBRARIES = ['zod', 'temporal-polyfill', 'suncalc'];

describe('the domain', () => {
  it.each(MODULES)('%s imports its libraries and itself, nothing else', (file) => {
    for (const target of importsOf(join(DOMAIN, file))) {
      expect(LIBRARIES.includes(target) || !relative(DOMAIN, target).startsWith('..')).toBe(true);
    }
  });
});
