import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sidisi, Brood Tyrant] mills three cards, and makes one Zombie for the creature cards among them', () => {
  const b = board({
    a: {
      battlefield: ['Swamp', 'Forest', '2 Island'],
      hand: ['Sidisi, Brood Tyrant'],
      library: ['Memnite', 'Hill Giant', 'Forest', 'Forest'],
    },
  })
  b.cast('Sidisi, Brood Tyrant').resolveAll()
  expect([b.names('graveyard', 'A').length, b.count('battlefield', 'Zombie Token', 'A')]).toEqual([3, 1])
})
