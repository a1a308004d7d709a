import { describe, expect, it } from 'vitest';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { destinationPath, PATHS } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, textOf, textsOf, theOne, type Markup } from '#support/site/find-markup.ts';

const MENUS = {
  Rentals: [
    ['Vacation Rentals', PATHS.rentals],
    ['Mid-Term Rentals', PATHS.midTermRental],
    ['Event Venues', PATHS.events],
    ['Retreat Spaces', PATHS.retreats],
    ['Film & Production', PATHS.productions],
  ],
  'About Us': [
    ['Our Services', PATHS.services],
    ['Our Team', PATHS.team],
  ],
  Contact: [
    ['Speak To Us', PATHS.contact],
    ['List With Us', PATHS.listProperty],
  ],
};

const page = await readMarkup(PATHS.contact);
const header = page('body > header');
const mobileMenu = page('#mobile-menu');

const linksOf = (element: Markup) => each(element.find('a')).map((link) => [textOf(link), link.attr('href')]);
const panelOf = (name: string) => page(`#${theOne(header.find('button'), name).attr('popovertarget')}`);
const groupOf = (name: string) => theOne(mobileMenu.find('summary'), name).parent();

describe.each(Object.entries(MENUS))('the %s menu', (name, links) => {
  it('holds its links in the header', () => {
    expect(linksOf(panelOf(name))).toEqual(links);
  });

  it('holds the same links in the mobile menu', () => {
    expect(linksOf(groupOf(name))).toEqual(links);
  });
});

it('the Destinations menu holds every destination and the way to all, in the header and in the mobile menu', () => {
  const paths = [...DESTINATION_SLUGS.map(destinationPath), PATHS.destinations];
  expect(attributesOf(panelOf('Destinations').find('a'), 'href')).toEqual(paths);
  expect(attributesOf(groupOf('Destinations').find('a'), 'href')).toEqual(paths);
});

it('the header leads to the home page, the homes for sale, the account and the favourites', () => {
  const links = header.find('a');
  expect(links.first().attr('href')).toBe(PATHS.home);
  for (const [name, path] of [
    ['Real Estate', PATHS.realEstate],
    ['Sign In / Register', PATHS.login],
    ['Favorite Properties', PATHS.favorites],
  ] as const) {
    expect(theOne(links, name).attr('href')).toBe(path);
  }
});

it('shows no count of favorites before a visitor has one', () => {
  expect(header.find('[data-favorites-count]')).toHaveLength(0);
});

it('the mobile menu has its groups in order, and the single entries', () => {
  expect(textsOf(mobileMenu.find('nav summary'))).toEqual(['Rentals', 'Destinations', 'About Us', 'Contact']);
  const links = mobileMenu.find('a');
  for (const [name, path] of [
    ['Home', PATHS.home],
    ['Real Estate', PATHS.realEstate],
    ['Sign In / Register', PATHS.login],
    ['My Favorites', PATHS.favorites],
  ] as const) {
    expect(theOne(links, name).attr('href')).toBe(path);
  }
});
