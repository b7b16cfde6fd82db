import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Canoptek Scarab Swarm] makes an Insect for each artifact or land card exiled', () => {
  const b = board({
    a: { hand: ['Canoptek Scarab Swarm'], battlefield: ['4 Wastes'] },
    b: { graveyard: ['Sol Ring', 'Forest', 'Shock'] },
  })
  b.cast('Canoptek Scarab Swarm').aim(['B']).resolveAll()
  expect(b.count('battlefield', 'Insect Token', 'A')).toBe(2)
})
