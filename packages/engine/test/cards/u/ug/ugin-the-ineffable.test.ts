import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ugin, the Ineffable] keeps a card under a Spirit until it leaves the battlefield', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Ugin, the Ineffable', 'Mountain'], library: ['Serra Angel', 'Forest'] },
  })
  b.activate('Ugin, the Ineffable').resolve()
  expect([b.pt('Spirit Token'), b.game.state.exile.length]).toEqual(['2/2', 1])
  b.cast('Shock', { targets: ['Spirit Token'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Serra Angel'])
})

it('[Ugin, the Ineffable] destroys colored permanents only, and makes colorless spells cheaper', () => {
  const b = board({
    a: { hand: ['Sol Ring'], battlefield: ['Ugin, the Ineffable'] },
    b: { battlefield: ['Memnite', 'Hill Giant'] },
  })
  expect(b.can('cast', 'Sol Ring')).toBe(true)
  b.activate('Ugin, the Ineffable', { nth: 1 }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite'])
})
