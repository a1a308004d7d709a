import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageGroup } from '../measure/built-pages.ts';

/** Writes a minimal Astro site with the same number of pages of the same size: the best that any Astro site can do. */
export async function writeBaselineSite(folder: string, groups: Record<string, PageGroup>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  const config =
    "import { defineConfig } from 'astro/config';\nexport default defineConfig({ build: { format: 'file', concurrency: 4 } });\n";
  await writeFile(join(folder, 'astro.config.mjs'), config);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [name, group] of Object.entries(groups)) {
    await writeFile(join(folder, `src/pages/[${name}].astro`), pageSource(name, group));
  }
}

function pageSource(name: string, { pages, meanBytes }: PageGroup): string {
  const sentences = Math.max(1, Math.round((meanBytes - 120) / 26));
  return `---
export const getStaticPaths = () =>
  Array.from({ length: ${pages} }, (_, number) => ({ params: { '${name}': '${name}-' + number }, props: { number } }));
const { number } = Astro.props;
const text = 'A quiet house by the sea. '.repeat(${sentences});
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>{number}</title></head><body><h1>{number}</h1><p>{text}</p></body></html>
`;
}
