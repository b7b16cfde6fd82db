import { expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it.each([
  ['202.2b', 'Sol Ring', []],
  ['202.2c', 'Lightning Helix', ['W', 'R']],
  ['202.2d', 'Kitchen Finks', ['W', 'G']],
  ['202.2d', 'Dismember', ['B']],
  ['105.2', 'Grizzly Bears', ['G']],
  ['202.2e', 'Dryad Arbor', ['G']],
])(
  '[CR 202.2b, 202.2c, 202.2d, 202.2e, 105.2] the colors of an object are those of its mana symbols or its indicator (%s: %s)',
  (_, card, colors) => {
    expect(colorsOf(board({ a: { hand: [card] } }).c(card)).toSorted()).toEqual([...colors].toSorted())
  },
)

it('[CR 202.3a] an object without a mana cost has mana value 0', () => {
  const b = board({ a: { hand: ['Ancestral Vision', 'Forest'] } })
  expect([b.c('Ancestral Vision').manaValue, b.c('Forest').manaValue]).toEqual([0, 0])
})

it('[CR 202.3c, 712.8g] a melded permanent has the mana values of both front faces', () => {
  const b = board({
    a: {
      battlefield: ['Hanweir Battlements', 'Hanweir Garrison'],
      mana: '{R}{R}{R}{R}{R}',
    },
  })
  const { abilities } = b.c('Hanweir Battlements')
  const meld = abilities.filter(({ ability }) => ability.kind === 'activated').length - 1
  b.activate('Hanweir Battlements', { nth: meld - 1 }).resolve()
  expect(b.c('Hanweir, the Writhing Township').manaValue).toBe(3)
})
