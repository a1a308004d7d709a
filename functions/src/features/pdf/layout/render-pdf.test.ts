import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { contentFixture, MISSING_PHOTO } from '../content-fixture.ts';
import type { PdfContent } from '../pdf-content.ts';
import { photoBoxes, type Photo } from '../photos.ts';
import { readCode, readPdf } from '../pdf-reader-fixture.ts';
import { renderPdf } from './render-pdf.tsx';
import { COLORS } from './styles.ts';

const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
  .jpeg()
  .toBuffer();
const PHOTO: Photo = { ...MISSING_PHOTO, jpeg };
const BROCHURE_PHOTOS = photoBoxes('brochure', 7).map((box): Photo => ({ ...PHOTO, ...box }));
const SHEET_PHOTOS = photoBoxes('scout-sheet', 2).map((box): Photo => ({ ...PHOTO, ...box }));
const HALL = { name: 'Great hall', isOutdoors: false, seated: 80, standing: 140, area: 1200 };
const TERRACE = { name: 'West terrace', bearing: 270, obstructions: [] };
const ROOM = { name: 'Garden room', floor: 0, beds: { king: 1 }, bath: 'en-suite', isStepFree: true } as const;
const WAY = { kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: 4 } as const;

const render = async (
  given: Partial<PublishedProperty>,
  other: Partial<PdfContent> = {},
  photos: readonly Photo[] = [PHOTO],
) => readPdf(await renderPdf({ content: contentFixture({ property: publishedFixture(given), ...other }), photos }));

/** Everything that a property can have, each as long as the form allows. */
function fullProperty(word: string): Partial<PublishedProperty> {
  const text = (length: number): string => `${word} `.repeat(length).slice(0, length).trim();
  const many = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
  return {
    title: text(160),
    subtitle: text(160),
    location: text(160),
    price: text(160),
    description: text(600),
    detailedDescription: text(8000),
    propertySectionHeading: text(160),
    propertySectionContent: text(8000),
    additionalContentHeading: text(160),
    additionalContentText: text(8000),
    quoteText: text(600),
    features: many(40, text(600)),
    includedServices: many(40, text(600)),
    addedCostServices: many(40, text(600)),
    amenities: many(80, { category: 'outdoor', name: text(160), icon: '' }),
    bedroomList: many(60, { ...ROOM, name: text(160) }),
    outdoorPlaces: many(12, { ...TERRACE, name: text(160) }),
    distances: many(20, { ...WAY, name: text(160) }),
    spaces: many(30, { ...HALL, name: text(160) }),
    curfew: '23:00',
    powerAmps: 63,
    powerPhases: 3,
    vehicleHeight: 410,
    vehicleLength: 12,
    vehicleTurning: text(160),
    permits: text(160),
    entranceSteps: 2,
    narrowestDoor: 80,
    bedHeight: 50,
    licenceNumber: text(160),
    securityDeposit: text(160),
    hero: pictureFixture(),
  };
}

describe('a brochure', () => {
  it('says what the page says, in both readers', async () => {
    const { pdfJs, pdfium } = await render({
      bedroomList: [ROOM],
      outdoorPlaces: [TERRACE],
      distances: [WAY],
      price: 'from €1,250 per night',
      licenceNumber: '12345/AL',
      detailedDescription: 'Łódź is far away.\nThe sea is near.',
    });
    for (const { pages } of [pdfJs, pdfium]) {
      expect(pages[0]).toContain('Casa da Duna');
      expect(pages[0]).toContain('CARVALHAL, COMPORTA');
      const text = pages.join(' ');
      for (const part of [
        ...['from €1,250 per night', 'Łódź is far away.', 'Garden room', '1 king bed (180 cm)', 'West terrace'],
        ...['Faces west', 'Praia do Pego, 1.5 km, 4 minutes by car', 'Ana Luz', '+351 210 000 101'],
        ...['https://www.brand.example/property/casa-da-duna', 'Licence (RNAL): 12345/AL', 'As of 2 March 2026'],
      ]) {
        expect(text).toContain(part);
      }
    }
  });

  it.each([
    ['sold', 'SOLD', 'Sold · €2,400,000', 'Ask us about properties like Casa da Duna'],
    ['reserved', 'RESERVED', 'Reserved · €2,400,000 · Reduced from', 'Ask us about Casa da Duna'],
    ['available', 'FOR SALE', 'Price €2,400,000 · Reduced from', 'Ask us about Casa da Duna'],
  ] as const)('of a property that is %s says so, as the page does', async (saleState, badge, terms, invitation) => {
    const { pdfJs, pdfium } = await render({
      ...{ type: 'real_estate', saleState, salePrice: '€2,400,000', salePriceAmount: 2_400_000 },
      ...{ priceBefore: '€2,950,000', reducedOn: '2026-10-03' },
    });
    for (const { pages } of [pdfJs, pdfium]) {
      expect(pages[0]).toContain(`${badge} · CARVALHAL, COMPORTA`);
      expect(pages.join(' ').replaceAll('\u00a0', ' ')).toContain(terms);
      expect(pages.at(-1)).toContain(invitation);
      expect(pages.join(' ').includes('Reduced from')).toBe(saleState !== 'sold');
      for (const other of ['SOLD', 'RESERVED', 'FOR SALE']) {
        expect(pages[0]?.includes(other)).toBe(other === badge);
      }
    }
  });

  it.each<[string, Partial<PublishedProperty>, string]>([
    ['of a letting', { price: 'From 1250 euros per night' }, 'from €1,250 per night'],
    ['of a sale', { type: 'real_estate', salePrice: '2950000' }, '€2,950,000'],
    ['on request', { price: 'Price on request' }, 'Price on request'],
  ])('has the price %s as the page writes it, however it was typed', async (_, given, price) => {
    const { pdfJs, pdfium } = await render(given);
    for (const { pages } of [pdfJs, pdfium]) {
      expect(pages[0]).toContain(price);
      expect(pages.join(' ')).toContain(`Price ${price}`);
    }
  });

  it('has its fonts within it, and needs no other', async () => {
    const { embedded, described, fonts } = await render({ subtitle: 'Łódź', quoteText: 'Slowly.' });
    expect(described).toBeGreaterThan(3);
    expect(embedded).toBe(described);
    expect(fonts.filter((name) => !/^[A-Z]{6}\+(?:IbarraRealNova|HankenGrotesk)-\w+$/.test(name))).toEqual([]);
  });

  it('leads to the page with its code', async () => {
    const pdf = await renderPdf({ content: contentFixture(), photos: [PHOTO] });
    expect(await readCode(pdf)).toBe('https://www.brand.example/property/casa-da-duna');
  });

  it('has three pages for a property with nothing but a name and a place', async () => {
    const nothing = { description: '', quoteText: '', propertySectionHeading: '', additionalContentHeading: '' };
    const lists = { includedServices: [], addedCostServices: [], securityDeposit: '' };
    const { pdfJs } = await render({ ...nothing, ...lists }, { adviser: null }, []);
    expect(pdfJs.pages).toHaveLength(3);
    expect(pdfJs.pages[1]).toContain('Check-in 16:00');
    expect(pdfJs.pages[2]).toContain('Our office');
  });

  it('names the deposit of the calendar, as the page does', async () => {
    const { pdfJs } = await render({ securityDeposit: '€2,500 per booking' }, { deposit: 1200 });
    expect(pdfJs.pages.join(' ')).toContain('€1,200 (refundable)');
    expect(pdfJs.pages.join(' ')).not.toContain('€2,500');
  });

  it('has at most six pages, however much there is', async () => {
    const { pdfJs, pdfium } = await render(fullProperty('unhurried'), {}, BROCHURE_PHOTOS);
    expect(pdfJs.pages.length).toBeLessThanOrEqual(6);
    expect(pdfium.pages).toHaveLength(pdfJs.pages.length);
    expect(pdfium.pages.at(-1)).toContain('Ana Luz');
  });

  it('shows the colour of a picture whose file is missing', async () => {
    const { pdfJs } = await render({}, {}, [{ ...MISSING_PHOTO, place: 'front' }, MISSING_PHOTO]);
    expect(pdfJs.pages[0]).toContain('Casa da Duna');
  });

  it('shows markup as it is written', async () => {
    const { pdfJs } = await render({ description: '<script>alert(1)</script> & <b>bold</b>' });
    expect(pdfJs.pages.join(' ')).toContain('<script>alert(1)</script> & <b>bold</b>');
  });
});

describe('hostile texts', () => {
  const expectPages = async (word: string): Promise<void> => {
    const property = fullProperty(word);
    const named = { ...property, title: property.title || '.', location: property.location || '.' };
    for (const [kind, most] of [
      ['brochure', 6],
      ['scout-sheet', 2],
    ] as const) {
      const { pdfJs, pdfium } = await render(named, { kind }, kind === 'brochure' ? BROCHURE_PHOTOS : SHEET_PHOTOS);
      expect(pdfJs.pages.length).toBeLessThanOrEqual(most);
      expect(pdfium.pages).toHaveLength(pdfJs.pages.length);
    }
  };
  const name = '%s: brochure and scout sheet keep their pages and open in both readers';

  it.each([['right-to-left script', 'بيت على البحر \u202eabc']])(name, (_, word) => expectPages(word));

  it.each([
    ['a word as long as the field', 'x'.repeat(8000)],
    ['a word of 160 letters', 'W'.repeat(160)],
    ['emoji', '👩‍👩‍👧🏖️🇵🇹'],
    ['zero-width characters', 'a\u200bb\u200c\u200d\ufeff'],
    ['stacked accents', `Z${'\u0351\u036b'.repeat(40)}a`],
    ['lines without end', 'a\n\n\n'],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['a lone surrogate', '\ud83d'],
  ])(name, { tags: ['nightly'] }, (_, word) => expectPages(word));
});

describe('a scout sheet', () => {
  it('has spaces, power, vehicles, light and position', async () => {
    const { pdfJs, pdfium, embedded, described } = await render(
      {
        type: 'production',
        spaces: [HALL],
        curfew: '23:00',
        powerAmps: 63,
        powerPhases: 3,
        vehicleHeight: 410,
        vehicleLength: 12,
        permits: 'Filming permit of the town',
        outdoorPlaces: [TERRACE],
        coordinates: { latitude: 38.3, longitude: -8.77, exact: true },
        entranceSteps: 0,
      },
      { kind: 'scout-sheet' },
    );
    expect(embedded).toBe(described);
    for (const { pages } of [pdfJs, pdfium]) {
      const text = pages.join(' ').replaceAll('\u00a0', ' ');
      for (const part of [
        ...['Great hall', '140', '1,200 m²', '23:00', '63 A, 3 phases', 'up to 4.1 m high, up to 12 m long'],
        ...['Filming permit of the town', 'West terrace', '38.30000, -8.77000', '21 December', 'Steps to the door'],
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toMatch(/Jun 6:\d\d to 6:\d\d and 20:\d\d to 2\d:\d\d/);
    }
  });

  it('of a house that is sold says so above the title', async () => {
    const { pdfJs } = await render({ type: 'real_estate', saleState: 'sold', spaces: [HALL] }, { kind: 'scout-sheet' });
    expect(pdfJs.pages[0]).toContain('SCOUT SHEET · SOLD · CARVALHAL, COMPORTA');
  });

  it('of a usual venue is one page, with whom to ask', async () => {
    const { pdfJs } = await render(
      {
        type: 'event',
        spaces: [HALL, HALL, HALL, HALL],
        curfew: '23:00',
        powerAmps: 63,
        vehicleHeight: 410,
        vehicleTurning: 'A lorry of ten metres turns on the upper road',
        permits: 'Boats need a berth; drone operators register',
        outdoorPlaces: [TERRACE],
        coordinates: { latitude: 38.3, longitude: -8.77, exact: false },
        distances: Array.from({ length: 6 }, () => WAY),
      },
      { kind: 'scout-sheet' },
      SHEET_PHOTOS,
    );
    expect(pdfJs.pages).toHaveLength(1);
    expect(pdfJs.pages[0]).toContain('Ana Luz');
  });

  it('has the permits and the place to turn in full, and addresses without a hyphen of its own', async () => {
    const sentence = (start: string): string =>
      `${start}${' and every vehicle needs a paper of its own'.repeat(4)}`.slice(0, 160);
    const [permits, vehicleTurning] = [sentence('Filming'), sentence('Turning')];
    const slug = 'quinta-da-encosta-das-amendoeiras-e-das-alfarrobeiras-sobre-o-rio';
    const url = `https://www.brand.example/property/${slug}`;
    const { pdfJs } = await render({ type: 'production', permits, vehicleTurning }, { kind: 'scout-sheet', url });
    for (const part of [permits.trim(), vehicleTurning.trim(), url]) expect(pdfJs.pages.join(' ')).toContain(part);
  });

  it('does not say where a property is whose point is moved', async () => {
    const coordinates = { latitude: 38.31234, longitude: -8.77, exact: false };
    const { pdfJs } = await render({ type: 'production', coordinates }, { kind: 'scout-sheet' });
    expect(pdfJs.pages.join(' ')).not.toContain('38.31');
  });

  it('never has its small print alone on a second page', async () => {
    const given: Partial<PublishedProperty> = {
      ...{ type: 'production' as const, coordinates: { latitude: 38.3, longitude: -8.77, exact: false } },
      ...{ outdoorPlaces: Array.from({ length: 4 }, () => TERRACE), distances: Array.from({ length: 8 }, () => WAY) },
    };
    for (let count = 1; count <= 16; count++) {
      const spaces = Array.from({ length: count }, () => HALL);
      const { pdfJs } = await render({ ...given, spaces }, { kind: 'scout-sheet' }, SHEET_PHOTOS);
      if (pdfJs.pages.length === 1) continue;
      expect(pdfJs.pages[1]).toContain('Praia do Pego');
      return;
    }
    expect.fail('No sheet has a second page.');
  });

  it('has one page where little is known', async () => {
    const { pdfJs } = await render({ type: 'production' }, { kind: 'scout-sheet' });
    expect(pdfJs.pages).toHaveLength(1);
  });

  it('has at most two pages, however much there is', async () => {
    const { pdfJs } = await render(fullProperty('unhurried'), { kind: 'scout-sheet' }, SHEET_PHOTOS);
    expect(pdfJs.pages.length).toBeLessThanOrEqual(2);
  });
});

it('has the colours of the pages', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../src/styles/tokens.css'), 'utf8');
  for (const [name, color] of Object.entries(COLORS)) expect(tokens).toContain(`--color-${name}: ${color};`);
});
