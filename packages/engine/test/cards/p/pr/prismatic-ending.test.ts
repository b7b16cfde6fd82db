import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prismatic Ending] exiles a permanent with mana value up to the colors of mana spent', () => {
  const of = (lands: string[]) =>
    board({ a: { battlefield: lands, hand: ['Prismatic Ending'] }, b: { battlefield: ['Grizzly Bears'] } })
      .reply('x', 1)
      .cast('Prismatic Ending')
      .resolve()
      .in('exile', 'Grizzly Bears')
  expect([of(['Plains', 'Island']), of(['2 Plains'])]).toEqual([true, false])
})
