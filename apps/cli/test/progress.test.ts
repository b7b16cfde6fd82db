import { describe, expect, it } from 'vitest'
import { abortOnInterrupt } from '../src/sim/progress.ts'

const listeners = (): readonly NodeJS.SignalsListener[] => process.listeners('SIGINT')

describe('Ctrl+C', () => {
  it('after a run that was not stopped, a signal ends the process as usual', () => {
    const before = listeners()
    abortOnInterrupt(() => {}).release()
    expect(listeners()).toEqual(before)
  })

  it('a second one while the results of a stopped run are printed is still answered', () => {
    const before = listeners()
    const { signal, release } = abortOnInterrupt(() => {})
    const [stop] = listeners().filter((listener) => !before.includes(listener))
    stop?.('SIGINT')
    release()
    expect(signal.aborted).toBe(true)
    expect(listeners()).toContain(stop)
    if (stop) for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(name, stop)
  })
})
