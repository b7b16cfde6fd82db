import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disciple of Freyalise] gains life and draws by the power of another sacrificed creature', () => {
  const b = board({ a: { hand: ['Disciple of Freyalise'], battlefield: ['6 Forest', 'Hill Giant'] } })
  b.yes().cast('Disciple of Freyalise').resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length, b.in('graveyard', 'Hill Giant')]).toEqual([23, 3, true])
})

it('[Disciple of Freyalise] cannot be sacrificed to itself', () => {
  const b = board({ a: { hand: ['Disciple of Freyalise'], battlefield: ['6 Forest'] } })
  b.yes().cast('Disciple of Freyalise').resolveAll()
  expect([b.in('battlefield', 'Disciple of Freyalise'), b.life('A')]).toEqual([true, 20])
})

it('[Disciple of Freyalise] enters as a tapped land without 3 life paid', () => {
  const b = board({ a: { hand: ['Disciple of Freyalise'] } })
  b.no('payOrNot').play('Garden of Freyalise')
  expect([b.object('Garden of Freyalise').tapped, b.life('A')]).toEqual([true, 20])
})
