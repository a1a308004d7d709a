import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseSourced, rejectFaults, type ContentFault, type Sourced } from './content-fault.ts';
import { fillEmptyFields } from './empty-fields.ts';
import { sampleSchemas, type SampleSchemas } from './sample-schemas.ts';

/** The entries of the sample files, each with its file and field. */
export type SampleContent = {
  [Kind in keyof SampleSchemas]: Sourced<z.output<SampleSchemas[Kind]>>[];
};

// One file for each entry with long texts, one file for all entries with short texts.
const FOLDERS = { property: 'properties', destination: 'destinations', legalPage: 'legal' } as const;
const LISTS = {
  service: 'services.json',
  department: 'departments.json',
  teamMember: 'team-members.json',
  heroImage: 'hero-images.json',
  featured: 'featured.json',
} as const;
const SETTINGS = 'settings.json';

/** Reads the sample files of a folder; throws one FixableError naming file and field of every mistake. */
export async function readContent(folder: string, pictures: ReadonlySet<string>): Promise<SampleContent> {
  const schemas = sampleSchemas(pictures);
  const faults: ContentFault[] = [];

  const parse = <Schema extends z.ZodType>(schema: Schema, sources: Sourced<unknown>[]) =>
    sources.flatMap((source): Sourced<z.output<Schema>>[] => {
      const parsed = parseSourced(schema, source);
      if ('value' in parsed) return [{ ...source, value: parsed.value }];
      faults.push(...parsed.faults);
      return [];
    });
  const each = async (name: string) => {
    const files = (await readdir(join(folder, name))).filter((file) => file.endsWith('.json')).sort();
    return (await Promise.all(files.map((file) => readJson(folder, `${name}/${file}`, faults)))).flat();
  };
  const list = async (file: string) => {
    const lists = parse(z.array(z.unknown()), await readJson(folder, file, faults));
    return lists.flatMap(({ value }) => value.map((entry, index) => ({ file, field: `[${index}]`, value: entry })));
  };

  const properties = (await each(FOLDERS.property)).map(({ value, ...source }) => ({
    ...source,
    value: value instanceof Object ? fillEmptyFields(schemas.property.shape, value) : value,
  }));
  const content: SampleContent = {
    property: parse(schemas.property, properties),
    destination: parse(schemas.destination, await each(FOLDERS.destination)),
    legalPage: parse(schemas.legalPage, await each(FOLDERS.legalPage)),
    service: parse(schemas.service, await list(LISTS.service)),
    department: parse(schemas.department, await list(LISTS.department)),
    teamMember: parse(schemas.teamMember, await list(LISTS.teamMember)),
    heroImage: parse(schemas.heroImage, await list(LISTS.heroImage)),
    featured: parse(schemas.featured, await list(LISTS.featured)),
    settings: parse(schemas.settings, await readJson(folder, SETTINGS, faults)),
  };
  rejectFaults(faults);
  return content;
}

async function readJson(folder: string, file: string, faults: ContentFault[]): Promise<Sourced<unknown>[]> {
  const text = await readFile(join(folder, file), 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    return [{ file, field: '', value }];
  } catch (error) {
    faults.push({ file, field: '', message: `not JSON: ${String(error)}` });
    return [];
  }
}
