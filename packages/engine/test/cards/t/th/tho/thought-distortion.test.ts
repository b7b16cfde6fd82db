import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thought Distortion] exiles noncreature, nonland cards from hand and graveyard', () => {
  const b = board({
    a: { hand: ['Thought Distortion'], battlefield: ['6 Swamp'] },
    b: { hand: ['Shock', 'Memnite'], graveyard: ['Divination', 'Forest'] },
  })
  b.cast('Thought Distortion').resolve()
  expect(b.names('exile').sort()).toEqual(['Divination', 'Shock'])
})
