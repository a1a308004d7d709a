import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { queryClient } from '#admin/lib/query-client.ts';
import { EditForm } from './EditForm.tsx';
import { PropertyForm } from './PropertyForm.tsx';

type FormProps = Parameters<typeof PropertyForm>[0];

const property = workingPropertySchema.parse(OLDER_WORKING_COPIES.properties);

afterEach(() => queryClient.clear());

it('publishes what it stored in an attempt whose response was lost, once that is found at the next press', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('document', { activeElement: null, body: null, getElementById: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { buttons, save, onSaved } = openForm();
  const { onClick } = buttons?.(() => undefined, true).props as { onClick: () => void };
  onClick();
  // The form then finds its own values in a conflict. Without an account, every call fails; that of publishing is reported.
  await expect(save(propertyInputOf(property), property)).rejects.toThrow();
  expect(report).not.toHaveBeenCalled();
  onSaved({ ...property, rev: property.rev + 1 });
  await expect.poll(() => report.mock.calls.length).toBe(1);
});

/** What the screen gives to the form of the property. */
function openForm(): FormProps {
  const trees: ReactElement[] = [];
  const Screen = (): null => {
    trees.push(EditForm({ property, tiles: null, calendar: () => createElement('div') }));
    return null;
  };
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Screen)));
  const { children } = trees[0]?.props as { children: unknown[] };
  const form = children.find((child) => isValidElement(child) && child.type === PropertyForm);
  return (form as ReactElement<FormProps>).props;
}
