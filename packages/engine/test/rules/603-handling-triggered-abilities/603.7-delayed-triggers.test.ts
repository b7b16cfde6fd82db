import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('delayed triggers', () => {
  it('[CR 603.7] Searing Blood: when the creature dies this turn, its controller is dealt 3', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Shock'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
    expect(b.life('B')).toBe(20)
    b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 603.7b] it triggers only once, and only this turn', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Lightning Bolt'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
    b.to('main1', 5)
    b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.life('B')).toBe(20)
  })

  it('[CR 603.7] Basri Ket’s delayed trigger makes as many Soldiers as nontoken creatures attack', () => {
    const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Hill Giant'] } })
    b.activate('Basri Ket', { nth: 1 }).resolve()
    b.attack('Grizzly Bears', 'Hill Giant').resolve()
    expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
    b.damage()
    expect(b.life('B')).toBe(13)
  })
})
