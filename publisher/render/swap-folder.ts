import { rename, rm } from 'node:fs/promises';

/**
 * Replaces the folder `current` (which may be missing) with `next`. Both must be on one file system. When the second
 * rename fails, the old folder is restored.
 */
export async function swapFolder(next: string, current: string): Promise<void> {
  const previous = `${current}.previous`;
  await rm(previous, { recursive: true, force: true });
  const hadCurrent = await renameIfPresent(current, previous);
  try {
    await rename(next, current);
  } catch (error) {
    if (hadCurrent) await rename(previous, current);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

async function renameIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
