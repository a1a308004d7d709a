import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { propertyPath } from '@site/domain/paths';
import content from './build/content-at-hand.ts';
import { CONTENT_SOURCES } from './build/content-sources.ts';
import { readDraft } from './build/draft-source.ts';
import { readBuildEnvironment } from './build/environment.ts';
import { writePropertyIdPages } from './build/property-id-pages.ts';
import { readContent } from './build/read-content.ts';
import type { SiteProgram } from './build/site-program.ts';
import { readSiteRevision } from './build/site-revision.ts';
import { writePages } from './build/write-pages.ts';
import { makePreviews } from './components/page-purpose.ts';
import { withSharedParts } from './components/shared-parts.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Renders the pages of the content at hand, those of `only` or all, and answers with their number. */
async function renderInto(folder: string, only?: ReadonlySet<string>): Promise<number> {
  const { siteAddress } = readBuildEnvironment(process.env);
  const app = createApp({ streaming: false });
  const paths = await new StaticPaths(app).getAll();
  const wanted = only === undefined ? paths : paths.filter(({ pathname }) => only.has(pathname));
  await writePages(wanted, {
    folder,
    site: siteAddress,
    render: (request, routeData) => app.render(request, { routeData }),
    finish: withSharedParts,
  });
  return wanted.length;
}

/** Writes all pages of the published content into a folder. */
export const writeSite: SiteProgram['writeSite'] = async ({ folder }) => {
  const { projectId, siteAddress } = readBuildEnvironment(process.env);
  const builtRevision = await readSiteRevision(projectId);
  await readContent(CONTENT_SOURCES, projectId, say);
  const began = performance.now();
  const pages = await renderInto(folder);
  const slugs = [...(content.get('properties')?.values() ?? [])].map(
    ({ id, data }) => [id, String(data['slug'])] as const,
  );
  writePropertyIdPages(folder, siteAddress, new Map(slugs));
  say(
    `wrote ${pages} pages and files and ${slugs.length} addresses by id in ${Math.round(performance.now() - began)} ms`,
  );
  return { builtRevision, pages: pages + slugs.length };
};

/** Writes the page of one working copy into a folder, as publishing it now would. */
export const writePreview: SiteProgram['writePreview'] = async ({ folder, id }) => {
  const { projectId } = readBuildEnvironment(process.env);
  const builtRevision = await readSiteRevision(projectId);
  const draft = await readDraft(projectId, id);
  await readContent(CONTENT_SOURCES, projectId, say);
  content.get('properties')?.set(id, { id, data: draft });
  makePreviews();
  const pages = await renderInto(folder, new Set([propertyPath(draft.slug)]));
  return { builtRevision, pages };
};
