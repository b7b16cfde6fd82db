import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stream of Thought] mills and shuffles your own cards back', () => {
  const b = board({
    a: { hand: ['Stream of Thought'], battlefield: ['Island'], graveyard: ['Shock', 'Memnite'], library: ['Forest'] },
  })
  b.cast('Stream of Thought', { targets: ['B'] })
    .pick('choose', 'Shock', 'Memnite')
    .resolve()
  expect([b.names('library', 'A').length, b.names('graveyard', 'B').length]).toEqual([3, 4])
})
