import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ wall: number, cpu: number, peak: number | null, others: number | null }} Measured seconds, seconds, MB, cores */

/**
 * Returns the memory of all processes of a session: private pages are summed, shared files counted once. Linux only.
 * @param {number} session
 */
function memoryOf(session) {
  let own = 0;
  let shared = 0;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
      // The command's name, in brackets, may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[3]) !== session) continue;
      const status = readFileSync(`/proc/${process}/status`, 'utf8');
      /** @param {string} name */
      const kilobytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      own += kilobytes('RssAnon') + kilobytes('RssShmem');
      shared = Math.max(shared, kilobytes('RssFile'));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return (own + shared) / 1024;
}

/** Returns the CPU seconds of all cores since boot. */
function machineTime() {
  if (!existsSync('/proc/stat')) return null;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.trim().split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq) / 100;
}

/**
 * Runs a command until it exits and returns its wall and CPU time, including children, and their peak memory. `others`
 * is the number of cores that other processes used meanwhile; wall times are unreliable unless it is near 0.
 * @param {string} command
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<Measured>}
 */
export function measure(command, cwd, env) {
  return new Promise((resolve, reject) => {
    const before = machineTime();
    // The shell's `time` includes the CPU time of its children; Node cannot report it.
    const timed = `TIMEFORMAT='measured %R %U %S'; time { ${command}; }`;
    const child = spawn('bash', ['-c', timed], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    let peak = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const timer = existsSync('/proc/stat')
      ? setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? -1))), 200)
      : undefined;
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const after = machineTime();
      const times = /measured (\S+) (\S+) (\S+)/.exec(output)?.slice(1).map(Number);
      const [wall, user, system] = times ?? [];
      if (code !== 0 || wall === undefined || user === undefined || system === undefined) {
        reject(new Error(`${command} ended with ${code}:\n${output.slice(-4000)}`));
        return;
      }
      const cpu = user + system;
      const others = before === null || after === null ? null : Math.max(0, (after - before - cpu) / wall);
      resolve({ wall, cpu, peak: peak > 0 ? peak : null, others });
    });
  });
}
