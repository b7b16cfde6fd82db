import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jace, the Mind Sculptor] draws three and puts two back', () => {
  const b = board({
    a: { battlefield: ['Jace, the Mind Sculptor'], library: ['Shock', 'Memnite', 'Forest', 'Island'] },
  })
  b.activate('Jace, the Mind Sculptor', { nth: 1 }).pick('choose', 'Shock', 'Memnite').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A').length]).toEqual([['Forest'], 3])
})

it('[Jace, the Mind Sculptor] exiles the library, and the hand becomes the library', () => {
  const b = board({
    a: { battlefield: [{ card: 'Jace, the Mind Sculptor', counters: { loyalty: 12 } }] },
    b: { hand: ['Shock'], library: ['2 Forest'] },
  })
  b.activate('Jace, the Mind Sculptor', { nth: 3, targets: ['B'] }).resolve()
  expect([b.names('library', 'B'), b.count('exile', 'Forest')]).toEqual([['Shock'], 2])
})
