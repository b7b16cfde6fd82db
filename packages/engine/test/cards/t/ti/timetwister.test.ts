import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Timetwister] shuffles the hands and graveyards of both players away, but not itself, and each draws seven cards', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Timetwister', 'Shock'], graveyard: ['Memnite'] },
    b: { hand: ['2 Forest'], graveyard: ['Shock'] },
  })
  b.cast('Timetwister').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([7, 7])
  expect([b.names('graveyard', 'A'), b.names('graveyard', 'B')]).toEqual([['Timetwister'], []])
})
