import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skyclave Cleric // Skyclave Basilica] gains 2 life, or is a land that enters tapped', () => {
  const b = board({ a: { hand: ['2 Skyclave Cleric // Skyclave Basilica'], battlefield: ['2 Plains'] } })
  b.cast('Skyclave Cleric').resolveAll().play('Skyclave Basilica')
  expect([b.life('A'), b.object('Skyclave Basilica').tapped]).toEqual([22, true])
})
