import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Dragon Engine] draws three cards for your hand as it is unearthed', () => {
  const b = board({ a: { graveyard: ['Phyrexian Dragon Engine'], battlefield: ['5 Mountain'], hand: ['2 Shock'] } })
  b.activate('Phyrexian Dragon Engine').resolve().yes().resolve()
  expect([b.count('graveyard', 'Shock'), b.names('hand', 'A').length]).toEqual([2, 3])
})

it('[Phyrexian Dragon Engine] does not trigger when it is cast', () => {
  const b = board({ a: { hand: ['Phyrexian Dragon Engine'], battlefield: ['3 Mountain'] } })
  b.cast('Phyrexian Dragon Engine').resolve()
  expect(b.game.state.stack).toHaveLength(0)
})
