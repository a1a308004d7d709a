import { pageBeforeSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { readCollection } from '#admin/lib/read-collection.ts';
import { adoptStyles, stillPage } from './still-page.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.report;

/**
 * Milliseconds between two requests for the earlier pages: the publisher stores them after the release has gone live.
 */
const POLL_INTERVAL = 2000;

/** Maximum number of these requests. */
const POLLS_MAX = 5;

/** Up to ten changed pages before and after a build, rendered by the browser from their HTML. */
export function BeforeAfter({ build }: { build: BuildRecord }): ReactElement | null {
  const before = useQuery({
    queryKey: ['pages-before', build.id],
    queryFn: () => readCollection(`builds/${build.id}/before`, pageBeforeSchema),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.length === 0 && dataUpdateCount < POLLS_MAX ? POLL_INTERVAL : false,
  });
  if (before.data === undefined || before.data.length === 0) return null;
  return (
    <section aria-labelledby="before-after">
      <h3 id="before-after" className="mt-6 mb-3 text-title">
        {text.pictures}
      </h3>
      <ul className="before-after">
        {before.data.map(({ path, html }) => (
          <li key={path}>
            <p className="truncate text-small font-medium">{path}</p>
            <div className="before-after-pair">
              <Picture path={path} when={text.before} html={html} />
              <PictureNow path={path} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PictureNow({ path }: { path: string }): ReactElement {
  const now = useQuery({
    queryKey: ['page-now', path],
    queryFn: async () => (await fetch(path, { cache: 'no-store', credentials: 'omit' })).text(),
    staleTime: 0,
  });
  return <Picture path={path} when={text.after} html={now.data ?? null} />;
}

/** A page at a quarter of its size. The sandbox blocks scripts, `inert` blocks links. */
function Picture({ path, when, html }: { path: string; when: string; html: string | null }): ReactElement {
  return (
    <figure>
      <div className="page-picture">
        {html === '' && <p className="p-4 text-small text-ink-soft">{text.noBefore}</p>}
        {html !== null && html !== '' && (
          <iframe
            title={text.pictureOf(path, when)}
            srcDoc={stillPage(html)}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
            inert
            onLoad={({ currentTarget }) => adoptStyles(currentTarget)}
          />
        )}
      </div>
      <figcaption className="text-small text-ink-soft">{when}</figcaption>
    </figure>
  );
}
