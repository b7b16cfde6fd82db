// Calls npm from a script: the npm that runs the script, or else the one on the PATH.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** The command and arguments for `spawnSync`. */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}

/** Whether packages can be installed on this machine. */
export function reachesRegistry() {
  const [command, args] = npm('view', 'tsx', 'version', '--fetch-retries=0', '--fetch-timeout=10000')
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
