import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krosan Reclamation] shuffles up to two cards of one graveyard into its library', () => {
  const b = board({
    a: { hand: ['Krosan Reclamation'], battlefield: ['2 Forest'] },
    b: { graveyard: ['Shock', 'Grizzly Bears', 'Island'] },
  })
  b.pick('target', 'B').pick('target', 'Shock', 'Island').cast('Krosan Reclamation').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears'])
  expect(b.in('library', 'Shock')).toBe(true)
})
