import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fires of Invention] casts two spells a turn for free, if the lands allow it', () => {
  const b = board({
    a: {
      hand: ['2 Grizzly Bears', 'Savannah Lions', 'Hill Giant'],
      battlefield: ['Fires of Invention', { card: 'Wastes', tapped: true }, { card: 'Plains', tapped: true }],
    },
  })
  expect(b.can('cast', 'Hill Giant')).toBe(false)
  const free = (name: string) =>
    b.legal().find((action) => action.kind === 'cast' && action.object === b.id(name, 'hand'))!
  b.act(free('Grizzly Bears')).resolve().act(free('Grizzly Bears')).resolve()
  expect(b.count('battlefield', 'Grizzly Bears', 'A')).toBe(2)
  expect(b.can('cast', 'Savannah Lions')).toBe(false)
})

it('[Fires of Invention] keeps you from casting in the other player’s turn', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Fires of Invention', '2 Mountain'] }, active: 1 })
  b.turnTo('A')
  expect(b.can('cast', 'Shock')).toBe(false)
})
