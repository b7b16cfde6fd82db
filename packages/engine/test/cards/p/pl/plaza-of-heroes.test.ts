import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plaza of Heroes] makes mana of a color among legendary permanents', () => {
  const b = board({
    a: { battlefield: ['Plaza of Heroes', 'Isamaru, Hound of Konda'], hand: ['Savannah Lions', 'Shock'] },
  })
  expect([b.can('cast', 'Savannah Lions'), b.can('cast', 'Shock')]).toEqual([true, false])
})
