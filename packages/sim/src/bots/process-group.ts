import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'

/** Starts a command as the leader of its own process group, so that everything it starts can be ended with it. */
export const startGroup = (command: string): ChildProcessWithoutNullStreams =>
  spawn(command, { shell: true, stdio: 'pipe', detached: !isWindows, windowsHide: true })

/** Ends a process and everything it has started, at once. */
export function endGroup(pid: number): void {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended already.
  }
}

const running = new Set<number>()

/** Remembers a group until it has ended; whatever still runs when this process exits is ended then. */
export function noteGroup(pid: number, isRunning: boolean): void {
  if (running.size === 0 && isRunning) process.once('exit', endAllGroups)
  if (isRunning) running.add(pid)
  else running.delete(pid)
  if (running.size === 0) process.removeListener('exit', endAllGroups)
}

/** Ends every group that still runs. */
export function endAllGroups(): void {
  for (const pid of running) endGroup(pid)
  running.clear()
}
