/** Networks too slow for a megabyte of decoration. */
const SLOW_NETWORKS: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether the visitor saves data or has a slow network, from `navigator.connection`, which not every browser has. */
export function sparesData(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW_NETWORKS.includes(connection.effectiveType));
}
