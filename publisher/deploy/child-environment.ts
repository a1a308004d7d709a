/** What only the publisher itself reads: whoever holds the secret signs for the publisher. */
const OWN = ['BUILD_HOOK_SECRET', 'PUBLISH_TASK'];

/** The environment of a program that the publisher runs, without what would let it speak for the publisher. */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OWN.includes(name)));
}
