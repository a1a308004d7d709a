// Preloaded into a measured process: only the process itself knows its peak once it is gone.
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_MEMORY_FILE'];
// Child processes inherit the variable; only the one started for measuring may write.
delete process.env['PEAK_MEMORY_FILE'];
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
