import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { FixableError } from './fixable-error.mjs';

const GIGABYTE = 1e9;

/** Bytes that the first run needs: packages, Chromium, emulator data and two built sites. */
export const FIRST_RUN_BYTES = 3 * GIGABYTE;
/** Bytes that every later run may need. */
export const LATER_RUN_BYTES = 0.5 * GIGABYTE;

/**
 * Throws one sentence when the checkout's disk or the temporary folder has too little room.
 * @param {string} folder the checkout
 * @param {number} neededBytes
 */
export function checkDiskSpace(folder, neededBytes) {
  const disks = [
    { folder, neededBytes },
    { folder: tmpdir(), neededBytes: Math.min(neededBytes, LATER_RUN_BYTES) },
  ];
  for (const disk of disks) {
    const { bavail, bsize } = statfsSync(disk.folder);
    const sentence = diskSentence(disk.folder, bavail * bsize, disk.neededBytes);
    if (sentence !== undefined) throw new FixableError(sentence);
  }
}

/**
 * One sentence when a disk has too little room, else undefined.
 * @param {string} folder
 * @param {number} freeBytes
 * @param {number} neededBytes
 * @returns {string | undefined}
 */
export function diskSentence(folder, freeBytes, neededBytes) {
  if (freeBytes >= neededBytes) return undefined;
  const inGigabytes = (/** @type {number} */ bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
  return (
    `The disk of ${folder} has only ${inGigabytes(freeBytes)} free and this needs ${inGigabytes(neededBytes)}: ` +
    `free at least ${inGigabytes(neededBytes - freeBytes)} there and start again.`
  );
}
