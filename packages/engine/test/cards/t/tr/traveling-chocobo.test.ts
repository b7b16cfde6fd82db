import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Traveling Chocobo] plays lands and Birds from the top, and doubles landfall', () => {
  const b = board({
    a: {
      battlefield: ['Traveling Chocobo', 'Lotus Cobra'],
      library: ['Forest', 'Birds of Paradise', 'Shock', 'Wastes'],
    },
  })
  b.act(b.legal().find(({ kind }) => kind === 'playLand')!)
  expect(b.game.state.stack).toHaveLength(2)
  b.resolveAll()
  expect([b.pool('A').length, b.can('cast', 'Birds of Paradise')]).toEqual([6, true])
})

it('[Traveling Chocobo] does not let other spells be cast from the top', () => {
  const b = board({ a: { battlefield: ['Traveling Chocobo'], library: ['Memnite', 'Wastes'] } })
  expect(b.can('cast', 'Memnite')).toBe(false)
})
