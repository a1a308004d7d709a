/** Name of the house itself in structured data; whatever the house offers or employs refers to it. */
export function organizationId(site: URL): string {
  return new URL('/#organization', site).href;
}
