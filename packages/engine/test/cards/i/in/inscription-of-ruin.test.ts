import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Inscription of Ruin] may choose any number of modes if it was kicked', () => {
  const b = board({
    a: { hand: ['Inscription of Ruin'], battlefield: ['7 Swamp'], graveyard: ['Memnite'] },
    b: { battlefield: ['Grizzly Bears'], hand: ['3 Forest'] },
  })
  b.yes('kicker').reply('mode', [0, 1, 2])
  b.cast('Inscription of Ruin', { targets: ['B', 'Memnite', 'Grizzly Bears'] }).resolve()
  expect([b.names('hand', 'B').length, b.in('battlefield', 'Memnite', 'A'), b.names('battlefield', 'B')]).toEqual([
    1,
    true,
    [],
  ])
})
