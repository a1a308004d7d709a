import { describe, expect, it } from 'vitest';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { ADMIN_PATH, destinationPath, PATHS } from '#domain/site/paths.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, named, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleSettings } from '#support/site/sample-content.ts';

const HOUR = 3_600_000;

const settings = await sampleSettings();

describe.each([PATHS.home, PATHS.services, destinationPath('comporta')])('the footer of %s', (path) => {
  it('contains the link columns', async () => {
    const page = await readMarkup(path);
    const links = page('body > footer a');
    const paths = attributesOf(links, 'href').filter((href) => href?.startsWith('/'));
    const pages = [
      ...[PATHS.rentals, PATHS.midTermRental, PATHS.events, PATHS.retreats, PATHS.productions, PATHS.realEstate],
      ...[PATHS.services, PATHS.team, PATHS.contact, PATHS.listProperty],
      ...[PATHS.login, PATHS.favorites, PATHS.profile],
      ...[PATHS.terms, PATHS.privacyPolicy, PATHS.rentalTerms],
      ...DESTINATION_SLUGS.map(destinationPath),
    ];
    expect(paths).toEqual(expect.arrayContaining(pages));
    expect(theOne(links, 'Staff').attr('href')).toBe(ADMIN_PATH);
  });

  it('marks the page that is open and no other', async () => {
    const page = await readMarkup(path);
    const own = attributesOf(page('body > footer a'), 'href').filter((href) => href === path);
    expect(attributesOf(page('body > footer [aria-current="page"]'), 'href')).toEqual(own);
  });

  it('contains the company details of the site settings', async () => {
    const page = await readMarkup(path);
    const footer = page('body > footer');
    const shown = textOf(footer);
    expect(shown).toContain(settings.experienceClaim);
    for (const line of [...settings.officeAddress, settings.companyName, settings.companyRegistration]) {
      expect(shown).toContain(line);
    }
    for (const licence of settings.licences) expect(shown).toContain(licence);
    const links = footer.find('a');
    expect(theOne(links, settings.phone).attr('href')).toBe(phoneUrl(settings.phone));
    expect(attributesOf(named(links, settings.email), 'href')).toContain(`mailto:${settings.email}`);
    for (const { name, address } of settings.socialLinks) expect(theOne(links, name).attr('href')).toBe(address);
    expect(theOne(links, 'Complaints book').attr('href')).toBe(settings.complaintsBookLink);
  });

  it('shows the reviews badge as text, without a picture', async () => {
    const { reviews } = settings;
    if (!reviews) throw new Error('expected sample reviews');
    const page = await readMarkup(path);
    const badge = textsOf(page(`body > footer a[href="${reviews.address}"]`));
    expect(badge).toEqual([expect.stringContaining(reviews.rating.toFixed(1))]);
    expect(badge).toEqual([expect.stringContaining(`${reviews.count} reviews on ${reviews.source}`)]);
    expect(page('body > footer img').length).toBe(0);
  });

  it('states the year of the build', async () => {
    const page = await readMarkup(path);
    // The site may have been built just before midnight of New Year's Eve.
    const years = [Date.now() - HOUR, Date.now()].map((time) => new Date(time).getUTCFullYear());
    const lines = textsOf(page('body > footer p')).filter((text) => text.startsWith('©'));
    expect(lines.length).toBe(1);
    expect(years.map((year) => lines[0]?.startsWith(`© ${year} ${settings.companyName}.`))).toContain(true);
  });
});

it('the footer asks for an email and for consent to the newsletter, also without JavaScript', async () => {
  const page = await readMarkup(PATHS.services);
  const section = page('body > footer #newsletter');
  expect(textOf(section.find('h2'))).not.toBe('');
  const form = section.find('form');
  expect([form.attr('method'), form.attr('action')]).toEqual(['post', '/api/newsletter']);
  const asked = each(form.find('[required]')).map((field) => [
    field.attr('name'),
    textOf(form.find(`label[for="${field.attr('id')}"]`)),
  ]);
  expect(asked).toEqual([
    ['email', 'Email address'],
    ['consent', expect.stringContaining('privacy policy')],
  ]);
  expect(textsOf(form.find('button[type="submit"]'))).toEqual(['Subscribe']);
});
