import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plunge into Darkness] pays X life for one of the top X cards, and exiles the rest', () => {
  const b = board({
    a: { hand: ['Plunge into Darkness'], battlefield: ['2 Swamp'], library: ['Shock', 'Memnite', 'Forest', 'Island'] },
  })
  b.option('mode', '2').yes('payOrNot').reply('x', 3).pick('choose', 'Memnite').cast('Plunge into Darkness').resolve()
  expect([b.life('A'), b.names('hand', 'A'), b.names('exile').sort(), b.names('library', 'A')]).toEqual([
    17,
    ['Memnite'],
    ['Forest', 'Shock'],
    ['Island'],
  ])
})

it('[Plunge into Darkness] gains 3 life for each sacrificed creature', () => {
  const b = board({ a: { hand: ['Plunge into Darkness'], battlefield: ['2 Swamp', '3 Memnite'] } })
  b.option('mode', '1').pick('choose', 'Memnite', 'Memnite#2').cast('Plunge into Darkness').resolve()
  expect([b.life('A'), b.count('battlefield', 'Memnite')]).toEqual([26, 1])
})
