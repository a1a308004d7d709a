import { siteSettingsSchema } from '#domain/site/settings.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { nameFault } from '#admin/lib/content/name-fault.ts';
import { SETTINGS_LABELS } from './settings-labels.ts';

/** Paths of all fields of a JSON schema, without the places of entries: 'replyTemplates.kind'. */
function fieldPaths(schema: z.core.JSONSchema._JSONSchema, path: readonly string[] = []): string[] {
  if (typeof schema === 'boolean') return [];
  const { properties = {}, items, anyOf = [] } = schema;
  const named = Object.entries(properties).flatMap(([name, part]) => [
    [...path, name].join('.'),
    ...fieldPaths(part, [...path, name]),
  ]);
  const entries = items === undefined ? [] : [items].flat();
  return [...named, ...[...entries, ...anyOf].flatMap((part) => fieldPaths(part, path))];
}

it('has a label for every field of the settings', () => {
  const paths = fieldPaths(z.toJSONSchema(siteSettingsSchema, { io: 'input', unrepresentable: 'any' }));
  expect(paths).toContain('purchaseTable.aimi.rate');
  // The parts of a picture have no fields of their own.
  const named = paths.filter((path) => !path.startsWith('teamPhoto.'));
  expect(named.filter((path) => SETTINGS_LABELS[path] === undefined)).toEqual([]);
});

it('calls the parts of an entry as the form does', () => {
  const fault = { path: 'replyTemplates.10.kind', message: 'Please choose one of the options' };
  expect(nameFault(SETTINGS_LABELS, fault).message).toBe('Reply templates 11, “For”: please choose one of the options');
});
