import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { enquiryMarkup } from './enquiry-markup.ts';
import type { PropertyFieldsProps } from './property-fields.ts';

const PROPERTIES = ['4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', '14e93bc0-856d-45e3-b396-1e24bbca5d82'];

const SHARED = {
  propertyType: 'rental',
  labelledBy: 'heading',
  capacity: 8,
  officeDays: ['monday'],
  purpose: 'question',
} as const;

const form = ({ propertyId, labelledBy }: PropertyFieldsProps): ReactElement =>
  createElement(
    'form',
    { id: `form-${propertyId}`, 'aria-labelledby': labelledBy },
    createElement('input', { name: 'propertyId', value: propertyId, readOnly: true }),
    'Your ',
    'question',
  );

it.each(PROPERTIES)('is the markup that React renders for property %s, which hydration needs', (propertyId) => {
  const props = { ...SHARED, propertyId };
  expect(enquiryMarkup(form, props)).toBe(renderToString(createElement(form, props)));
});

it('is rendered once for all properties with the same number of guests', () => {
  vi.stubEnv('DEV', false);
  const counted = vi.fn(form);
  for (const propertyId of PROPERTIES) enquiryMarkup(counted, { ...SHARED, propertyId });
  expect(counted).toHaveBeenCalledOnce();
  for (const propertyId of PROPERTIES) enquiryMarkup(counted, { ...SHARED, propertyId, capacity: 4 });
  expect(counted).toHaveBeenCalledTimes(2);
});
