import { getCollection } from 'astro:content';
import { summarizeProperty, type PropertySummary } from '#domain/property/summary.ts';

let summarized: Promise<PropertySummary[]> | null = null;

/**
 * The summaries of all published properties, sorted by id. A build makes them once: thirty routes read them, and ten
 * thousand take a fifth of a second.
 */
export function propertySummaries(): Promise<PropertySummary[]> {
  if (import.meta.env.DEV) return summarizeAll();
  summarized ??= summarizeAll();
  return summarized;
}

async function summarizeAll(): Promise<PropertySummary[]> {
  return (await getCollection('properties')).map(({ data }) => summarizeProperty(data));
}
