import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('regeneration and destruction', () => {
  it('[CR 514.2] an unused shield is gone next turn', () => {
    const b = board({ a: { battlefield: ['Drudge Skeletons', 'Swamp'] } })
    b.activate('Drudge Skeletons').resolve()
    b.to('upkeep', 4)
    expect(b.game.state.replacements).toEqual([])
  })
})

describe('cleanup', () => {
  it('[S2.3] [CR 514.2, 703.4p] damage wears off and "until end of turn" ends at the same time', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Forest', 'Mountain'], hand: ['Giant Growth', 'Lightning Bolt'] },
    })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    b.to('upkeep', 4)
    expect(b.object('Grizzly Bears')).toMatchObject({ zone: 'battlefield', damage: 0 })
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 514.2] Act of Treason ends: the creature goes home', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] }).resolve()
    expect(b.object('Hill Giant').tapped).toBe(false)
    b.attack('Hill Giant').damage()
    expect(b.life('B')).toBe(17)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})
