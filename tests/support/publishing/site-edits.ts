import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { derivePriceAmounts } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import fc from 'fast-check';
import { dayAhead } from '#support/future-days.ts';
import type { PublishedMemory } from './published-memory.ts';

const KINDS = [
  ...(['create', 'change', 'price', 'delete', 'retype', 'rename', 'gallery'] as const),
  ...(['adviser', 'nights', 'reorder', 'text', 'text', 'rates'] as const),
] as const;

/** Kinds whose order an editor can change. */
const ORDERED = ['featured', 'teamMembers', 'services', 'departments', 'heroImages', 'destinations'] as const;

/** Texts of other content. */
const TEXTS = [
  ['services', 'title'],
  ['departments', 'description'],
  ['legalPages', 'title'],
  ['teamMembers', 'name'],
  ['teamMembers', 'phone'],
  ['destinations', 'bestTime'],
  ['settings', 'brandName'],
] as const;

export interface SiteEdit {
  kind: (typeof KINDS)[number];
  /** Chooses the document. */
  pick: number;
  /** Chooses the new value. */
  value: number;
}

/** A random edit. */
export const someEdit = fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat(999), value: fc.nat(999) });

/** Kinds whose documents every page shows. */
const EVERYWHERE: readonly string[] = ['settings', 'destinations', 'heroImages'];

/** A random edit that some pages do not show: with one that all show, a page cannot keep what it forgets of the others. */
export const someLocalEdit = someEdit.filter(({ kind, pick }) => {
  if (kind === 'reorder') return !EVERYWHERE.includes(choose(ORDERED, pick));
  if (kind === 'text') return !EVERYWHERE.includes(choose(TEXTS, pick)[0]);
  return kind !== 'rates';
});

export interface EditPool {
  /** Properties that can be created. */
  creatable: readonly PublishedProperty[];
  /** Ids that other content refers to, which are therefore not deleted. */
  pinned: ReadonlySet<string>;
}

/** Applies an edit and publishes it; the caller increases the revision first. */
export function publishEdit(memory: PublishedMemory, edit: SiteEdit, pool: EditPool): void {
  const { kind, pick, value } = edit;
  if (kind === 'text') return changeText(memory, edit);
  if (kind === 'reorder') return reorder(memory, edit);
  if (kind === 'rates') return changeRates(memory, edit);
  if (kind === 'create') return publish(memory, choose(pool.creatable, pick));
  if (kind === 'nights') return takeNights(memory, edit);
  const property = choose([...memory.properties.values()], pick);
  if (kind === 'adviser') {
    const advisers = [null, ...(memory.small.get('teamMembers') ?? []).map(({ id }) => id)];
    return publish(memory, { ...property, adviser: choose(advisers, value) });
  }
  if (kind !== 'delete') return publish(memory, changed(property, kind, value));
  if (pool.pinned.has(property.id)) return undefined;
  memory.properties.delete(property.id);
  memory.departed.set(property.id, memory.revision);
}

function changeRates({ small }: PublishedMemory, { value }: SiteEdit): void {
  const rates = { ...FIXED_EXCHANGE_RATES.rates, USD: 1 + value / 1000 };
  small.set('rates', [{ id: EXCHANGE_RATES_ID, data: { source: 'ecb', date: '2026-04-01', rates } }]);
}

function changed(property: PublishedProperty, kind: SiteEdit['kind'], value: number): PublishedProperty {
  switch (kind) {
    case 'price': {
      const price = value % 5 === 0 ? '' : `from €${(value % 40) * 250} per night`;
      const texts = { price, salePrice: value % 2 === 0 ? price : '', rentalPrice: '' };
      return { ...property, ...texts, ...derivePriceAmounts(texts) };
    }
    case 'retype':
      return {
        ...property,
        type: choose(PROPERTY_TYPES, value),
        showOnRetreatsPage: value % 3 === 0,
        showOnEventsPage: value % 5 === 0,
        showOnProductionsPage: value % 7 === 0,
      };
    case 'rename':
      return { ...property, slug: `house-${value}-${property.id.slice(0, 8)}`, title: `House ${value % 20}` };
    case 'gallery': {
      const [first, ...others] = property.gallery;
      const gallery = first === undefined ? [] : [...others, first];
      return { ...property, gallery, hero: value % 3 === 0 ? null : (gallery[0] ?? null) };
    }
    default:
      return {
        ...property,
        subtitle: `Text ${value}`,
        description: `More text ${value % 10} & <so on>`,
        people: value % 30,
        location: value % 2 === 0 ? 'Carvalhal, Comporta' : 'Chiado, Lisbon',
        destination: choose(['comporta', 'lisbon', null] as const, value),
      };
  }
}

function publish(memory: PublishedMemory, property: PublishedProperty): void {
  const day = 1 + (memory.revision % 28);
  const publishedAt = `2026-04-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  memory.properties.set(property.id, { ...property, publishedAt, publishedRev: memory.revision });
}

function reorder({ small }: PublishedMemory, { pick, value }: SiteEdit): void {
  const kind = choose(ORDERED, pick);
  const entries = small.get(kind) ?? [];
  const shift = value % Math.max(1, entries.length);
  small.set(
    kind,
    entries.map(({ id, data }, place) => ({
      id,
      data: { ...data, orderIndex: 1 + ((place + shift) % entries.length) },
    })),
  );
}

/** Books a week of a calendar, which takes the place of its other entries; this publishes nothing. */
function takeNights({ calendars }: PublishedMemory, { pick, value }: SiteEdit): void {
  const [id, calendar] = choose([...calendars], pick);
  const from = 10 + (value % 200);
  calendars.set(id, { ...calendar, occupancies: [bookingFixture(dayAhead(from), dayAhead(from + 7))] });
}

function changeText({ small }: PublishedMemory, { pick, value }: SiteEdit): void {
  const [kind, field] = choose(TEXTS, pick);
  const entries = small.get(kind) ?? [];
  const place = Math.floor(pick / TEXTS.length) % Math.max(1, entries.length);
  const text = `Text ${value}`;
  small.set(
    kind,
    entries.map((entry, index) => (index === place ? { ...entry, data: { ...entry.data, [field]: text } } : entry)),
  );
}

function choose<Thing>(things: readonly Thing[], pick: number): Thing {
  const thing = things[pick % things.length];
  if (thing === undefined) throw new Error('Nothing to choose from.');
  return thing;
}
