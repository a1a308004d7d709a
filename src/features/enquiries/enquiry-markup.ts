import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { PropertyFieldsProps } from './property-fields.ts';

/** Stands where a property's id belongs in the markup that properties share. */
const ANY_PROPERTY = 'ANY-PROPERTY';

const rendered = new Map<FunctionComponent<PropertyFieldsProps>, Map<string, string>>();

/**
 * HTML of a property's form, for React to take over. Forms differ in little but the property's id, so each variant is
 * rendered once a build: a form a page was a third of the build's time (docs/benchmarks.md).
 */
export function enquiryMarkup(
  form: FunctionComponent<PropertyFieldsProps>,
  { propertyId, ...others }: Omit<PropertyFieldsProps, 'onAwake'>,
): string {
  const variants = rendered.get(form) ?? new Map<string, string>();
  const variant = JSON.stringify(Object.entries(others).sort());
  const html = variants.get(variant) ?? renderToString(createElement(form, { ...others, propertyId: ANY_PROPERTY }));
  if (!import.meta.env.DEV) rendered.set(form, variants.set(variant, html));
  return html.replaceAll(ANY_PROPERTY, propertyId);
}
