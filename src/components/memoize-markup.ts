import { currentBuild } from './memoize-per-build.ts';
import { internFragment } from './shared-fragments.ts';

const rendered = new Map<string, Promise<string>>();

/**
 * Renders the markup of a name once per build: the header and footer of ten thousand pages are the same, and
 * rendering them for each was a third of a page's time (docs/benchmarks.md). The dev server always renders, for hot
 * reload.
 */
export function memoizeMarkup(name: string, render: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return render();
  const key = `${currentBuild()} ${name}`;
  let html = rendered.get(key);
  if (html === undefined) {
    html = render().then(internFragment);
    rendered.set(key, html);
  }
  return html;
}
