/** What can receive the tasks of the build hook. */
export const HOOK_KINDS = ['publisher', 'github', 'cloud-build'] as const;

/** What is wrong with the URL of a build hook, which would otherwise show only when somebody publishes. */
export function hookFaults(variables: Readonly<Record<string, string | undefined>>, where: string): string[] {
  const { BUILD_HOOK_KIND: kind, BUILD_HOOK_ADDRESS: url = '' } = variables;
  if (!URL.canParse(url)) return [];
  const { pathname, searchParams } = new URL(url);
  const fault = (sentence: string): string[] => [`${where}, BUILD_HOOK_ADDRESS: ${sentence}.`];
  if (kind === 'github' && !/^\/(?:api\/v3\/)?repos\/[^/]+\/[^/]+\/dispatches$/.test(pathname)) {
    return fault("expected GitHub's URL of dispatches: https://api.github.com/repos/OWNER/REPOSITORY/dispatches");
  }
  if (kind !== 'cloud-build') return [];
  if (searchParams.has('secret')) return fault('its secret belongs into Secret Manager, as BUILD_HOOK_TOKEN');
  return pathname.endsWith(':webhook') && searchParams.has('key')
    ? []
    : fault("expected the URL of the trigger's webhook with its key (gcloud builds triggers describe publish)");
}
