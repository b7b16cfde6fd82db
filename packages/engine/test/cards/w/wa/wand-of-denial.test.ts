import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wand of Denial] denies a nonland card for 2 life', () => {
  const of = (card: string) => {
    const b = board({ a: { battlefield: ['Wand of Denial'] }, b: { library: [card] } })
    b.yes('payOrNot')
      .activate('Wand of Denial', { targets: ['B'] })
      .resolve()
    return [b.in('graveyard', card, 'B'), b.life('A')]
  }
  expect([of('Shock'), of('Forest')]).toEqual([
    [true, 18],
    [false, 20],
  ])
})
