import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('loops', () => {
  it('[CR 104.4b, 732.4] three Oblivion Rings and nothing else: a draw', () => {
    const b = board({ a: { battlefield: ['Oblivion Ring', '6 Plains'], hand: ['2 Oblivion Ring'] } })
    b.cast('Oblivion Ring').resolveAll()
    b.cast('Oblivion Ring')
    for (let i = 0; i < 200 && !b.game.isOver; i++) b.pass()
    expect(b.winner).toBe('draw')
    expect(b.game.state.result?.reason).toMatch(/104\.4b/)
  })

  it('[CR 104.4b] the same with a player who could destroy a Ring is a draw only if nobody does', () => {
    const b = board({
      a: { battlefield: ['Oblivion Ring', '6 Plains'], hand: ['2 Oblivion Ring'] },
      b: { battlefield: ['2 Plains'], hand: ['Disenchant'] },
    })
    b.cast('Oblivion Ring').resolveAll()
    b.cast('Oblivion Ring').resolve()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Oblivion Ring'] })
      .resolveAll()
    expect(b.winner).toBeNull()
    expect(b.game.state.stack).toEqual([])
  })

  it('[CR 104.4b] a target of choice ends it: the Ring takes the Giant', () => {
    const b = board({
      a: { battlefield: ['Oblivion Ring', '6 Plains'], hand: ['2 Oblivion Ring'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.aim(['Oblivion Ring']).cast('Oblivion Ring').resolveAll()
    b.aim(['Oblivion Ring', 'Hill Giant']).cast('Oblivion Ring').resolveAll()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
    expect(b.winner).toBeNull()
  })

  it('[CR 104.4b] passing turn after turn without playing is no loop', () => {
    const b = board({ a: { library: ['60 Forest'] }, b: { library: ['60 Forest'] } })
    b.to('upkeep', 20)
    expect(b.winner).toBeNull()
  })
})

describe('players', () => {
  it('[CR 104.4a] [CR 704.5a] both at 0 at the same time: a draw', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Flame Rift'], life: 4 }, b: { life: 4 } })
    b.cast('Flame Rift').resolve()
    expect(b.winner).toBe('draw')
  })

  it('[CR 104.4a] [CR 704.5b] Wheel of Fortune with both libraries too small: a draw', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune'], library: ['6 Forest'] },
      b: { library: ['6 Forest'] },
    })
    b.cast('Wheel of Fortune').resolve()
    expect(b.winner).toBe('draw')
  })
})
