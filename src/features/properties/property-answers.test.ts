import { describe, expect, it } from 'vitest';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { Bedroom } from '#domain/property/bedrooms/bedroom.ts';
import { componentsOf, textOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/properties');

const room: Bedroom = { name: '', floor: 0, beds: {}, bath: null, isStepFree: false };
const office = { phone: '+351 210 000 100', hours: 'Monday to Friday' };

describe('the story', () => {
  const story = (given: Partial<PublishedProperty>): Promise<string> =>
    components.render('PropertyStory.astro', { property: publishedFixture(given) });

  it('has its two sections', async () => {
    expect((await story({})).match(/<h3/g)).toHaveLength(2);
  });

  it('has no heading over a text that an editor emptied', async () => {
    expect(await story({ propertySectionContent: '', additionalContentText: '' })).not.toContain('<h3');
  });
});

describe('who sleeps where', () => {
  const bedrooms = (list: readonly Bedroom[]): Promise<string> =>
    components.render('bedrooms/Bedrooms.astro', { bedrooms: list, count: list.length });

  it('is left out while no bedroom is described', async () => {
    expect((await bedrooms([])).trim()).toBe('');
  });

  it('is read floor by floor from the top, with beds, bathroom and whether there is a step', async () => {
    const html = await bedrooms([
      { ...room, name: 'Garden room', beds: { king: 1, cot: 1 }, bath: 'en-suite', isStepFree: true },
      { ...room, floor: 1, beds: { single: 2 }, bath: 'shared' },
    ]);
    expect(textOf(html)).toBe(
      'Who sleeps where 2 bedrooms, beds for 4 guests ' +
        'First floor Bedroom 2 2 single beds (90 cm) Shared bathroom ' +
        'Ground floor Garden room 1 king bed (180 cm) 1 cot En-suite bathroom Reached without a step',
    );
  });

  it('promises no beds in an unfurnished house', async () => {
    expect(await bedrooms([room])).not.toContain('guest');
  });

  it('escapes what an editor wrote', async () => {
    expect(await bedrooms([{ ...room, name: '<img src=x>' }])).not.toContain('<img');
  });
});

describe('the sun', () => {
  const sun = (places: readonly object[]): Promise<string> =>
    components.render('outdoors/SunHours.astro', { places, point: { latitude: 38.57, longitude: -7.91 } });

  it('is left out while no place is described', async () => {
    expect((await sun([])).trim()).toBe('');
  });

  it('is drawn for each month and written for four days', async () => {
    const html = await sun([{ name: 'West terrace', bearing: 270, obstructions: [] }]);
    expect(html).toMatch(
      /role="img" aria-label="Hours of sun a day, by month: January [\d.]+, [^"]*December [\d.]+\."/,
    );
    expect(html.match(/<dt[ >]/g)).toHaveLength(4);
    expect(html).toContain('Faces west');
  });

  it('says so where it does not come', async () => {
    const html = await sun([{ name: 'Cold yard', bearing: 0, obstructions: [] }]);
    expect(html).toMatch(/21.December<\/dt>\s*<dd[^>]*>in the shade</);
  });

  it('may come twice a day', async () => {
    const html = await sun([{ name: 'North garden', bearing: 0, obstructions: [] }]);
    expect(html).toMatch(/21.June<\/dt>\s*<dd[^>]*>\d+:\d\d to \d+:\d\d and \d+:\d\d to \d+:\d\d</);
  });
});

describe('whom to ask', () => {
  const property = publishedFixture({ title: 'Água & Sal', price: 'from €1,250 per night' });
  const member = { name: 'Duarte Salgueiro', title: 'Concierge', photo: null, phone: '+351 210 000 112', whatsApp: '' };
  const adviser = (given: object | null, of = property): Promise<string> =>
    components.render('adviser/AdviserBar.astro', {
      ...{ property: of, office, url: 'https://brand.example/property/agua-sal' },
      adviser: given && { ...member, ...given },
    });

  it('is the adviser, with name, phone and WhatsApp about this property', async () => {
    const html = await adviser({ whatsApp: '+351 910 000 112' });
    expect(html).toContain('Duarte Salgueiro');
    expect(html).toContain('href="tel:+351210000112"');
    expect(html).toMatch(/href="https:\/\/wa\.me\/351910000112\?text=[^"]*%C3%81gua%20%26%20Sal[^"]*agua-sal"/);
  });

  it('has a photograph where the team has one', async () => {
    expect(await adviser({ photo: pictureFixture('a') })).toContain('<img');
    expect(await adviser({})).not.toContain('<img');
  });

  it('is the office where nobody is named, or the one who is has no phone', async () => {
    expect(await adviser(null)).toContain('Our office');
    expect(await adviser(null)).not.toContain('wa.me');
    for (const given of [null, { phone: '' }]) expect(await adviser(given)).toContain('href="tel:+351210000100"');
  });

  it('names in its link whom that calls', async () => {
    expect(await adviser({})).toContain('aria-label="Call Duarte Salgueiro"');
    for (const given of [null, { phone: '' }]) expect(await adviser(given)).toContain('aria-label="Call our office"');
  });

  it('offers a viewing of a property for sale, and a request of any other', async () => {
    expect(await adviser({})).toMatch(/href="#information-dialog"[^>]*>\s*Request\s*</);
    const forSale = publishedFixture({ type: 'real_estate', salePrice: '€1,250,000' });
    expect(await adviser({}, forSale)).toMatch(/href="#viewing-dialog"[^>]*>\s*Request a Viewing\s*</);
  });
});

describe('the access', () => {
  const access = (given: Partial<PublishedProperty>): Promise<string> =>
    components.render('access/Access.astro', { property: publishedFixture(given) });

  it('says so while nobody has measured it', async () => {
    expect(textOf(await access({}))).toBe(
      'Access, measured Nobody has measured the way into this house yet. Ask us, and we will.',
    );
  });

  it('names what is measured, and what is not', async () => {
    const html = await access({
      entranceSteps: 0,
      narrowestDoor: 82,
      bedrooms: 2,
      bedroomList: [
        { ...room, beds: { king: 1 } },
        { ...room, isStepFree: true },
      ],
    });
    expect(textOf(html)).toBe(
      'Access, measured Steps to the door none Narrowest door 82 cm Step into the shower not measured ' +
        'Lowest bed not measured Bedrooms without a step 1 of 2',
    );
  });

  it('counts no bedroom that is not described', async () => {
    const html = await access({ narrowestDoor: 82, bedrooms: 3, bedroomList: [{ ...room, isStepFree: true }, room] });
    expect(textOf(html)).toContain('Bedrooms without a step 1 of the 2 described');
  });

  it('asks for no bed in an unfurnished house', async () => {
    expect(await access({ narrowestDoor: 82, bedroomList: [room] })).not.toContain('Lowest bed');
  });

  it('shows its photographs with their captions', async () => {
    const html = await access({ accessPictures: [{ ...pictureFixture('a'), caption: 'The ramp' }] });
    expect(html).toContain('<img');
    expect(html).toContain('The ramp');
  });
});

describe('the facts for planners', () => {
  const EVORA = { latitude: 38.57, longitude: -7.91 };
  const venue = (given: Partial<PublishedProperty>, point: object | null = EVORA): Promise<string> =>
    components.render('venue/VenueFacts.astro', { property: publishedFixture(given), point });

  it('are left out where there are none', async () => {
    expect((await venue({})).trim()).toBe('');
  });

  it('have each room with its capacities, and a dash for what is unknown', async () => {
    const hall = { name: 'Great hall', isOutdoors: false, seated: 120, standing: 180, area: 240 };
    const lawn = { name: 'Lawn', isOutdoors: true, seated: null, standing: 300, area: null };
    const html = await venue({ type: 'event', spaces: [hall, lawn], curfew: '23:30' });
    const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]*).*?<\/tr>/gs)].map(([row]) => textOf(row));
    expect(rows).toEqual(['Great hall 120 180 240 m²', 'Lawn outdoors – 300 –']);
    expect(html).toMatch(/Lawn <small[^>]*>outdoors</);
    expect(html).toMatch(/Music outdoors until<\/dt>\s*<dd[^>]*>23:30</);
  });

  it('have power and vehicles as far as they are known', async () => {
    const html = await venue({ type: 'production', powerAmps: 63, powerPhases: 3, vehicleHeight: 380 }, null);
    expect(html).toMatch(/Power<\/dt>\s*<dd[^>]*>63\u00a0A, 3 phases</);
    expect(html).toMatch(/Vehicles<\/dt>\s*<dd[^>]*>up to 3\.8\u00a0m high</);
    expect(html).not.toContain('Permits');
  });

  it('have the golden hour of each month for film locations whose place is known', async () => {
    expect((await venue({ type: 'production' })).match(/ to \d+:\d\d/g)).toHaveLength(24);
    expect((await venue({ type: 'event' })).trim()).toBe('');
    expect((await venue({ type: 'production' }, null)).trim()).toBe('');
  });
});

describe('the distances', () => {
  const noteOf = async (given: Partial<PublishedProperty>): Promise<string | undefined> => {
    const property = publishedFixture({ location: 'Melides', coordinates: MELIDES, ...given });
    const html = await components.render('location/PropertyLocation.astro', { property });
    return /<p class="mt-4[^>]*>([^<]*)/.exec(html)?.[1]?.trim();
  };
  const MELIDES = { latitude: 38.15, longitude: -8.75, exact: true };
  const measured = { name: '', kilometres: 12, minutes: null };

  it('say which of them are in a straight line', async () => {
    expect(await noteOf({})).toBe('Distances are in a straight line.');
    expect(await noteOf({ distances: [{ ...measured, kind: 'beach' }] })).toBe(
      'In a straight line: Nearest place, Nearest airport. The other distances are by road.',
    );
  });

  it('count an airport that somebody entered among those by road', async () => {
    expect(await noteOf({ distances: [{ ...measured, kind: 'airport' }] })).toBe(
      'In a straight line: Nearest place. The other distances are by road.',
    );
  });
});

describe('plans and films', () => {
  const media = (given: Partial<PublishedProperty>): Promise<string> =>
    components.render('media/PropertyMedia.astro', { property: publishedFixture(given) });

  it('are left out where there are none', async () => {
    expect((await media({})).trim()).toBe('');
  });

  it('say which site a press opens, and request nothing of it before', async () => {
    const html = await media({ mediaLinks: [{ kind: 'tour', name: '', url: 'https://tours.example/casa?id=1' }] });
    expect(html).toContain('Opens tours.example, which may store data about your visit.');
    expect(html).toMatch(/<a href="https:\/\/tours\.example\/casa\?id=1" target="_blank" rel="noopener noreferrer"/);
    expect(html).not.toMatch(/<(?:iframe|img|video|script|link)/);
  });

  it('show a floor plan, which a press opens at full size', async () => {
    const html = await media({ floorPlans: [{ ...pictureFixture('b'), caption: '' }] });
    expect(html).toContain('Floor plan 1');
    expect(html).toMatch(/<a href="\/media\/b{32}/);
  });
});

describe('reviews', () => {
  const reviews = (list: readonly object[]): Promise<string> =>
    components.render('reviews/Reviews.astro', { reviews: list });
  const review = { author: 'Marta', date: '2026-05-02', rating: 4, text: 'We slept well.', source: '', url: null };

  it('are left out where there are none', async () => {
    expect((await reviews([])).trim()).toBe('');
  });

  it('have their day, their rating and the mean of all', async () => {
    const html = await reviews([review, { ...review, rating: 5 }, { ...review, rating: null }]);
    expect(html).toContain('4.5 of 5, from 2 ratings');
    expect(html).toMatch(/<time datetime="2026-05-02"[^>]*>2 May 2026</);
    expect(html.match(/<figure/g)).toHaveLength(3);
  });

  it('keep the day after a name that is written from right to left', async () => {
    expect(await reviews([{ ...review, author: 'أحمد' }])).toMatch(/<b dir="auto"[^>]*>أحمد<\/b>,/);
  });

  it('name the site from which they were taken over', async () => {
    const html = await reviews([{ ...review, source: 'Another site', url: 'https://reviews.example/1' }]);
    expect(html).toMatch(/href="https:\/\/reviews\.example\/1"[^>]* rel="noopener noreferrer"[^>]*>\s*on Another site/);
  });
});
