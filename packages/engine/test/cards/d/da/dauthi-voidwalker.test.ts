import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dauthi Voidwalker] exiles the cards of opponents with void counters, and lends one of them', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['Dauthi Voidwalker', '3 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant'] }).resolveAll()
  expect([b.counters('Hill Giant', 'void'), b.in('exile', 'Hill Giant', 'B')]).toEqual([1, true])
  b.activate('Dauthi Voidwalker').resolve().cast('Hill Giant', { method: 'free', from: 'exile' }).resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('graveyard', 'Dauthi Voidwalker')]).toEqual([true, true])
})
