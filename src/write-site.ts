import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import content from './build/content-at-hand.ts';
import { CONTENT_SOURCES } from './build/content-sources.ts';
import { readBuildEnvironment } from './build/environment.ts';
import { writePropertyIdPages } from './build/property-id-pages.ts';
import { readContent } from './build/read-content.ts';
import { writePages } from './build/write-pages.ts';
import { withSharedParts } from './components/shared-parts.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes all pages of the published content into a folder. */
async function writeSite(folder: string): Promise<void> {
  const { projectId, siteAddress } = readBuildEnvironment(process.env);
  await readContent(CONTENT_SOURCES, projectId, say);
  const began = performance.now();
  const app = createApp({ streaming: false });
  const paths = await new StaticPaths(app).getAll();
  await writePages(paths, {
    folder,
    site: siteAddress,
    render: (request, routeData) => app.render(request, { routeData }),
    finish: withSharedParts,
  });
  const slugs = [...(content.get('properties')?.values() ?? [])].map(
    ({ id, data }) => [id, String(data['slug'])] as const,
  );
  writePropertyIdPages(folder, siteAddress, new Map(slugs));
  say(
    `wrote ${paths.length} pages and files and ${slugs.length} addresses by id in ${Math.round(performance.now() - began)} ms`,
  );
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('expected the folder to write the site into');
await writeSite(folder);
