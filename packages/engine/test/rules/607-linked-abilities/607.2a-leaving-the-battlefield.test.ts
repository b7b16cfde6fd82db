import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('leaving the battlefield', () => {
  const RING = { battlefield: ['6 Plains', '6 Island', '2 Forest'], hand: ['Oblivion Ring'] }

  it.each([
    ['destroyed', 'Disenchant'],
    ['bounced', 'Capsize'],
  ])('[S11.3] an Oblivion Ring that is %s returns the card', (_how, spell) => {
    const b = board({ a: { ...RING, hand: ['Oblivion Ring', spell] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Oblivion Ring').resolve().resolve()
    b.cast(spell, { targets: ['Oblivion Ring'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S11.3] exiled, by another Ring', () => {
    const b = board({ a: { ...RING, hand: ['2 Oblivion Ring'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Oblivion Ring').resolve().resolve()
    b.cast('Oblivion Ring').resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S11.3] sacrificed: Parallax Wave without counters in the upkeep', () => {
    const b = board({
      a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.to('draw', 5)
    expect(b.in('graveyard', 'Parallax Wave', 'A')).toBe(true)
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})
