import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * HTML of a React component that no island hydrates, rendered synchronously: Astro would open a stream for it on each
 * page.
 */
export function staticMarkup<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(component, props));
}
