/** Variables that name a proxy. */
const PROXY = /^(?:https?|grpc|all)_proxy$/i;

const LOCAL_HOSTS = '127.0.0.1,localhost,::1';

/**
 * Where the environment names a proxy, the variables that lead past it to the emulators: Google's libraries and
 * firebase-tools would ask the proxy for 127.0.0.1. Some read one spelling only.
 */
export function pastProxy(given: NodeJS.ProcessEnv): Record<string, string> {
  if (!Object.entries(given).some(([name, value]) => PROXY.test(name) && value !== '')) return {};
  const lists = [given['NO_PROXY'], given['no_proxy'], LOCAL_HOSTS].join(',');
  const hosts = new Set(lists.split(/[\s,]+/).filter((host) => host !== ''));
  const list = [...hosts].join(',');
  return { NO_PROXY: list, no_proxy: list };
}
