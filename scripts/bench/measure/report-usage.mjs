// Preloaded into a measured process and its children: only the process itself knows at its end what it used.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['USAGE_FOLDER'];
if (folder) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage = { peakMegabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
