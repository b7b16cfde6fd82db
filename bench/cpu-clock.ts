import type { TimestampProvider } from 'tinybench'

/** The processor time of this process, for tasks of many milliseconds, which other programs do not distort. */
export const cpuClock: TimestampProvider = {
  name: 'cpu',
  fn: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  toMs: (microseconds) => Number(microseconds) / 1000,
  fromMs: (milliseconds) => milliseconds * 1000,
}
