import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sphinx of the Final Word] keeps your instants and sorceries from being countered, but not creature spells', () => {
  const cast = (name: string): boolean => {
    const b = board({
      a: { hand: [name], battlefield: ['Sphinx of the Final Word', '2 Forest', '2 Island'] },
      b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
    })
    b.cast(name).pass()
    b.cast('Counterspell', { targets: [name] }).resolve()
    return b.in('stack', name)
  }
  expect([cast('Divination'), cast('Grizzly Bears')]).toEqual([true, false])
})
