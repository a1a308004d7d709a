import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { PropertyFieldsProps } from './property-fields.ts';

/** Placeholder for the property's id in the markup that properties share. */
const ANY_PROPERTY = 'ANY-PROPERTY';

const rendered = new Map<FunctionComponent<PropertyFieldsProps>, Map<string, string>>();

/**
 * HTML of a property's form, for hydration. Forms differ in little but the property's id, so each variant is rendered
 * once per build.
 */
export function enquiryMarkup(
  form: FunctionComponent<PropertyFieldsProps>,
  { propertyId, ...others }: Omit<PropertyFieldsProps, 'onHydrated'>,
): string {
  const variants = rendered.get(form) ?? new Map<string, string>();
  const variant = JSON.stringify(Object.entries(others).sort());
  const html = variants.get(variant) ?? renderToString(createElement(form, { ...others, propertyId: ANY_PROPERTY }));
  if (!import.meta.env.DEV) rendered.set(form, variants.set(variant, html));
  return html.replaceAll(ANY_PROPERTY, propertyId);
}
