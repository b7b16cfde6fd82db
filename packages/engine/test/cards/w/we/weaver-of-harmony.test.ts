import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Weaver of Harmony] copies abilities of enchantments only', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: [card], battlefield: ['Weaver of Harmony', '4 Forest'], library: ['3 Island'] } })
    b.cast(card).resolve()
    if (b.can('activate', 'Weaver of Harmony')) b.activate('Weaver of Harmony')
    b.resolveAll()
    return b.count('hand', 'Island', 'A')
  }
  expect([of('Elvish Visionary'), of('Omen of the Hunt')]).toEqual([1, 0])
  const b = board({
    a: {
      hand: ['Elemental Bond', 'Kalonian Tusker'],
      battlefield: ['Weaver of Harmony', '6 Forest'],
      library: ['4 Island'],
    },
  })
  b.cast('Elemental Bond').resolve().cast('Kalonian Tusker').resolve()
  expect(b.can('activate', 'Weaver of Harmony')).toBe(true)
})
