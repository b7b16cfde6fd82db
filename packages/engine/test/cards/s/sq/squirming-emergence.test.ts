import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Squirming Emergence] returns what costs no more than there are permanent cards', () => {
  const of = (lands: string) =>
    board({
      a: { hand: ['Squirming Emergence'], battlefield: ['Forest', '2 Swamp'], graveyard: ['Serra Angel', lands] },
    }).can('cast', 'Squirming Emergence')
  expect([of('4 Forest'), of('3 Forest')]).toEqual([true, false])
})
