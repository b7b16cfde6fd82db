import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Barrowgoyf] mills as many cards as it dealt damage and may return a creature card of them', () => {
  const b = board({
    a: { battlefield: ['Barrowgoyf'], graveyard: ['Shock', 'Forest'], library: ['Memnite', 'Plains', 'Wastes'] },
  })
  expect(b.pt('Barrowgoyf')).toBe('2/3')
  b.yes().pick('choose', 'Memnite').attack('Barrowgoyf').damage()
  expect([b.in('hand', 'Memnite', 'A'), b.in('graveyard', 'Plains', 'A'), b.names('library', 'A')]).toEqual([
    true,
    true,
    ['Wastes'],
  ])
})
