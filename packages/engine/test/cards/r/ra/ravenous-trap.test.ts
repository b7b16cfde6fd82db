import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ravenous Trap] is free once three cards were put into the graveyard of an opponent this turn', () => {
  const of = (first: string) => {
    const b = board({
      a: { battlefield: ['3 Underground Sea'], hand: ['Ravenous Trap', first] },
      b: { hand: ['2 Shock'], graveyard: ['Memnite'] },
    })
    return b
      .cast(first, { targets: ['B'] })
      .resolve()
      .can('cast', 'Ravenous Trap')
  }
  expect([of('Mind Rot'), of('Tome Scour')]).toEqual([false, true])
})
