import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { PropertyFieldsProps } from './property-fields.ts';

/** Stands where a property's id belongs in the markup that all properties share. */
const ANY_PROPERTY = 'ANY-PROPERTY';

const rendered = new Map<FunctionComponent<PropertyFieldsProps>, string>();

/**
 * HTML of a property's form, for React to take over. Forms differ in nothing but the property's id, so each is
 * rendered once a build: a form a page was a third of the build's time (docs/benchmarks.md).
 */
export function enquiryMarkup(
  form: FunctionComponent<PropertyFieldsProps>,
  { propertyId, labelledBy }: Pick<PropertyFieldsProps, 'propertyId' | 'labelledBy'>,
): string {
  const html = rendered.get(form) ?? renderToString(createElement(form, { propertyId: ANY_PROPERTY, labelledBy }));
  if (!import.meta.env.DEV) rendered.set(form, html);
  return html.replaceAll(ANY_PROPERTY, propertyId);
}
