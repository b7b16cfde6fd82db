import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Syr Vondam, Sunstar Exemplar] grows with another creature that is exiled or dies', () => {
  const b = board({
    a: {
      hand: ['Swords to Plowshares', 'Shock'],
      battlefield: ['Syr Vondam, Sunstar Exemplar', '2 Raging Goblin', 'Plains', 'Mountain'],
    },
  })
  b.cast('Swords to Plowshares', { targets: ['Raging Goblin'] })
    .resolve()
    .resolveAll()
  b.cast('Shock', { targets: ['Raging Goblin'] })
    .resolve()
    .resolveAll()
  expect([b.pt('Syr Vondam, Sunstar Exemplar'), b.life('A')]).toEqual(['4/4', 23])
})

it('[Syr Vondam, Sunstar Exemplar] destroys a permanent if it had power 4', () => {
  const dies = (counters: number) => {
    const vondam = { card: 'Syr Vondam, Sunstar Exemplar', counters: { '+1/+1': counters } }
    const b = board({
      a: { hand: ['Swords to Plowshares'], battlefield: [vondam, 'Plains'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.pick('target', 'Syr Vondam, Sunstar Exemplar').pick('target', 'Hill Giant')
    b.cast('Swords to Plowshares').resolve().resolveAll()
    return b.in('graveyard', 'Hill Giant', 'B')
  }
  expect([dies(1), dies(2)]).toEqual([false, true])
})
