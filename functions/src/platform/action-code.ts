/** The one-time code within a link that Auth made: our letters lead to our own page with it. */
export function codeOfLink(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null || code === '') throw new Error('Auth made a link without a code');
  return code;
}
