import { mapBytes, measureMap } from './measure/map.ts';

// `npm run bench -- map [count…]`: how long the map takes to open, with the processor slowed down four times.
/** Goals: milliseconds for the largest number of properties, and bytes without React. */
const GOALS = { openMilliseconds: 1000, bytes: 60 * 1024 };

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [100, 1000, 10_000];
const rows = [];
for (const count of counts) rows.push(await measureMap(count));
const bytes = await mapBytes();
console.table(rows);
const passed = bytes <= GOALS.bytes && rows.every(({ openMilliseconds }) => openMilliseconds < GOALS.openMilliseconds);
console.log(JSON.stringify({ bench: 'map', passed, goals: GOALS, bytes, rows }));
process.exitCode = passed ? 0 : 1;
