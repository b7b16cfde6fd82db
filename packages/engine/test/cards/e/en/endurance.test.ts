import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Endurance] puts a graveyard on the bottom of the library', () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ['Endurance'] },
    b: { graveyard: ['Shock', 'Memnite'], library: ['Forest'] },
  })
  b.aim(['B']).cast('Endurance').resolve().resolveAll()
  expect([b.names('graveyard', 'B'), b.names('library', 'B')[0], b.names('library', 'B').length]).toEqual([
    [],
    'Forest',
    3,
  ])
})
