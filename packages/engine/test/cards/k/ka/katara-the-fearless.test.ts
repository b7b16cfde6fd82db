import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Katara, the Fearless] makes triggered abilities of your Allies trigger again, and of no others', () => {
  const b = board({
    a: {
      hand: ['South Pole Voyager', 'Soul Warden'],
      battlefield: ['Katara, the Fearless', '3 Plains', 'Soul Warden'],
    },
  })
  b.cast('South Pole Voyager').resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([23, 2])
})
