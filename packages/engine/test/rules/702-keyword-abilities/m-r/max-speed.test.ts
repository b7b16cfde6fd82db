import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { commandZone } from '../../../support/watch.ts'

describe('max speed', () => {
  it('[CR 702.178a] at 4 there is max speed, also for a card in the graveyard', () => {
    const b = board({
      a: { battlefield: ['Streaking Oilgorger', '3 Swamp'], graveyard: ['Loxodon Surveyor'], library: ['20 Forest'] },
      b: { library: ['20 Forest'] },
    })
    for (const turn of [3, 5, 7]) {
      expect(b.can('activate', 'Loxodon Surveyor')).toBe(false)
      b.to('main1', turn).attack('Streaking Oilgorger').damage().resolveAll()
    }
    b.to('main1', 9)
    expect(commandZone(b)).toEqual([{ controller: 0, speed: 4 }])
    expect(b.has('Streaking Oilgorger', 'lifelink')).toBe(true)
    b.activate('Loxodon Surveyor', { zone: 'graveyard' }).resolve()
    expect(b.in('exile', 'Loxodon Surveyor')).toBe(true)
  })
})
