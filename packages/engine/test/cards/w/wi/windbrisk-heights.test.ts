import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Windbrisk Heights] plays the hidden card after an attack with three creatures', () => {
  const b = board({
    a: {
      hand: ['Windbrisk Heights'],
      battlefield: ['Plains', '3 Savannah Lions'],
      library: ['Serra Angel', '6 Wastes'],
    },
  })
  b.pick('choose', 'Serra Angel').play('Windbrisk Heights').resolve().to('main1', 5)
  b.attack('Savannah Lions', 'Savannah Lions#2', 'Savannah Lions#3')
    .yes()
    .activate('Windbrisk Heights')
    .resolve()
    .resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
