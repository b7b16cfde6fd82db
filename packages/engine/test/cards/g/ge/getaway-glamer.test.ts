import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Getaway Glamer] destroys only a creature of the greatest power', () => {
  const of = (card: string) => {
    const b = board({
      a: { hand: ['Getaway Glamer'], battlefield: ['3 Plains'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.option('mode', 'mode 2')
      .reply('mode', [])
      .cast('Getaway Glamer', { targets: [card] })
      .resolve()
    return b.in('graveyard', card)
  }
  expect([of('Hill Giant'), of('Grizzly Bears')]).toEqual([true, false])
})
