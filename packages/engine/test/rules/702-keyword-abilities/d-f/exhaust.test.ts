import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('exhaust', () => {
  it('[CR 702.177a] an exhaust ability is activated only once, whatever turn it is', () => {
    const b = board({ a: { battlefield: ['6 Wastes', 'Camera Launcher'], library: ['9 Forest'] } })
    b.throughJson = true
    b.activate('Camera Launcher').resolve()
    expect(b.pt('Camera Launcher')).toBe('3/3')
    expect(b.can('activate', 'Camera Launcher')).toBe(false)
    b.to('main1', 5)
    expect(b.can('activate', 'Camera Launcher')).toBe(false)
  })
})
