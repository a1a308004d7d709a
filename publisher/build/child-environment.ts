/** Variables that only the publisher itself reads: the secret signs messages of the publisher. */
const OWN = ['BUILD_HOOK_SECRET', 'PUBLISH_TASK'];

/** The environment of a process that the publisher starts, without the variables that would let it sign as the publisher. */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OWN.includes(name)));
}
