import type { TimestampProvider } from 'tinybench'

/** Processor time of this process, for tasks of many milliseconds: whatever else runs on the machine does not count. */
export const cpuClock: TimestampProvider = {
  name: 'cpu',
  fn: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  toMs: (microseconds) => Number(microseconds) / 1000,
  fromMs: (milliseconds) => milliseconds * 1000,
}
