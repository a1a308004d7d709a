/** Whether the header If-None-Match names this entity tag, so that the response is 304 (weak comparison, RFC 9110). */
export function matchesEntityTag(ifNoneMatch: string | null, entityTag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => opaqueTag(candidate.trim()) === opaqueTag(entityTag));
}

function opaqueTag(entityTag: string): string {
  return entityTag.replace(/^W\//, '');
}
