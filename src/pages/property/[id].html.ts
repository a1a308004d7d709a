import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { propertyPath } from '@site/domain/paths';

/**
 * /property/{uuid} leads to the page under its slug.
 * A page of its own, not a Hosting redirect, because those cannot be made from content.
 */
export const getStaticPaths = (async () => {
  const properties = await getCollection('properties');
  return properties.map(({ data }) => ({ params: { id: data.id }, props: { slug: data.slug } }));
}) satisfies GetStaticPaths;

/** A page that leads at once to the canonical address, for people and search engines alike. */
export const GET: APIRoute<{ slug: string }> = ({ props, site }) => {
  const path = propertyPath(props.slug);
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
};
