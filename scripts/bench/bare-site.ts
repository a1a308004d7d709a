import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the smallest Astro site that renders `pages` pages of about `bytes` bytes each: the best any Astro site can do. */
export async function writeBareSite(folder: string, { pages, bytes }: { pages: number; bytes: number }): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  const config =
    "import { defineConfig } from 'astro/config';\nexport default defineConfig({ build: { format: 'file' } });\n";
  await writeFile(join(folder, 'astro.config.mjs'), config);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  const page = `---
export const getStaticPaths = () =>
  Array.from({ length: ${pages} }, (_, number) => ({ params: { page: 'page-' + number }, props: { number } }));
const { number } = Astro.props;
const text = 'A quiet house by the sea. '.repeat(${Math.max(1, Math.round((bytes - 120) / 26))});
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>{number}</title></head><body><h1>{number}</h1><p>{text}</p></body></html>
`;
  await writeFile(join(folder, 'src/pages/[page].astro'), page);
}
