import { expect, it } from 'vitest';
import { nameFault } from './name-fault.ts';

const LABELS = {
  title: 'Title',
  localCuisine: 'Local cuisine',
  people: 'Guests',
  hero: 'Hero image',
  sights: 'Sights',
  reviews: 'Reviews',
  'reviews.author': 'Guest, as agreed',
  table: 'Cost of buying',
  'table.steps': 'Tax on the mainland',
  'table.steps.rate': 'Rate, %',
  'table.steps.parts.from': 'From',
};
const FILL_IN = 'Please fill this in';

it.each([
  ['title', FILL_IN, 'Title: please fill this in'],
  ['localCuisine.name', FILL_IN, 'Local cuisine, name: please fill this in'],
  ['localCuisine.bestSeason', FILL_IN, 'Local cuisine, best season: please fill this in'],
  ['sights.0.url', FILL_IN, 'Sights 1, URL: please fill this in'],
  ['localCuisine.1.name', FILL_IN, 'Local cuisine 2, name: please fill this in'],
  ['localCuisine.0.dishes.2.bestSeason', FILL_IN, 'Local cuisine 1, dishes 3, best season: please fill this in'],
  ['reviews.1.author', FILL_IN, 'Reviews 2, “Guest, as agreed”: please fill this in'],
  ['table.steps', FILL_IN, 'Tax on the mainland: please fill this in'],
  ['table.steps.0.rate', FILL_IN, 'Tax on the mainland 1, “Rate, %”: please fill this in'],
  ['table.steps.0.parts.1.from', FILL_IN, 'Tax on the mainland 1, parts 2, “From”: please fill this in'],
  ['unknown.0.name', FILL_IN, FILL_IN],
  ['title', 'Please enter a property title', 'Please enter a property title'],
  ['people', 'Guests: please give a number', 'Guests: please give a number'],
  ['', 'Failed to update property', 'Failed to update property'],
])('the fault of %j, %j, is listed as %j', (path, message, line) => {
  expect(nameFault(LABELS, { path, message })).toEqual({ path, message: line });
});
