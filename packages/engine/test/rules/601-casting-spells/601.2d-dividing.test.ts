import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('counters distributed among targets', () => {
  const agony = () =>
    board({
      a: { hand: ['Splendid Agony'], battlefield: ['3 Swamp'] },
      b: { hand: ['Boomerang'], battlefield: ['2 Island', 'Hill Giant', 'Grizzly Bears'] },
    })

  it('[CR 601.2d] each target gets at least one', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Hill Giant,Grizzly Bears'] })
      .resolve()
    expect(b.counters('Hill Giant', '-1/-1')).toBe(1)
    expect(b.counters('Grizzly Bears', '-1/-1')).toBe(1)
  })

  it('[CR 601.2d] one target gets all of them', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 608.2b] what was announced for a target that is gone is lost', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Hill Giant,Grizzly Bears'] })
      .pass()
    b.cast('Boomerang', { targets: ['Grizzly Bears'] })
      .resolve()
      .resolve()
    expect(b.counters('Hill Giant', '-1/-1')).toBe(1)
  })
})
