import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Balustrade Spy] puts cards into the graveyard up to and including a land', () => {
  const b = board({
    a: { hand: ['Balustrade Spy'], battlefield: ['4 Swamp'] },
    b: { library: ['2 Memnite', 'Plains', 'Shock'] },
  })
  b.cast('Balustrade Spy').aim(['B']).resolveAll()
  expect([b.names('graveyard', 'B').length, b.names('library', 'B')]).toEqual([3, ['Shock']])
})
