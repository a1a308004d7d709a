/** Who can listen at the build hook. */
export const HOOK_KINDS = ['publisher', 'github', 'cloud-build'] as const;

/** What is wrong with an address for its kind of hook, which would be found out only when somebody publishes. */
export function hookFaults(variables: Readonly<Record<string, string | undefined>>, where: string): string[] {
  const { BUILD_HOOK_KIND: kind, BUILD_HOOK_ADDRESS: address = '' } = variables;
  if (!URL.canParse(address)) return [];
  const { pathname, searchParams } = new URL(address);
  const say = (sentence: string): string[] => [`${where}, BUILD_HOOK_ADDRESS: ${sentence}.`];
  if (kind === 'github' && !/^\/(?:api\/v3\/)?repos\/[^/]+\/[^/]+\/dispatches$/.test(pathname)) {
    return say("expected GitHub's address of dispatches: https://api.github.com/repos/OWNER/REPOSITORY/dispatches");
  }
  if (kind !== 'cloud-build') return [];
  if (searchParams.has('secret')) return say('its secret belongs into Secret Manager, as BUILD_HOOK_TOKEN');
  return pathname.endsWith(':webhook') && searchParams.has('key')
    ? []
    : say("expected the address of the trigger's webhook with its key (gcloud builds triggers describe publish)");
}
