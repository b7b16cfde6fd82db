import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Innkeeper's Talent] gives a counter each combat, ward at level 2, and doubles counters at level 3", () => {
  const b = board({
    a: { battlefield: ["Innkeeper's Talent", '8 Forest', 'Memnite', 'Hill Giant'] },
  })
  b.activate("Innkeeper's Talent").resolve()
  b.aim(['Memnite']).to('beginCombat')
  expect([b.pt('Memnite'), b.has('Memnite', 'ward'), b.has('Hill Giant', 'ward')]).toEqual(['2/2', true, false])
  b.to('main1', 5)
  b.activate("Innkeeper's Talent", { nth: 1 }).resolve()
  b.aim(['Memnite']).to('beginCombat', 5)
  expect(b.pt('Memnite')).toBe('4/4')
})

it("[Innkeeper's Talent] doubles counters on players, but not those the opponent puts", () => {
  const b = board({
    a: {
      battlefield: ["Innkeeper's Talent", '12 Forest', 'Memnite'],
      hand: ['Attune with Aether'],
    },
    b: { battlefield: ['Plains', 'Forest'], hand: ['Battlegrowth'] },
  })
  b.activate("Innkeeper's Talent").resolve()
  b.activate("Innkeeper's Talent", { nth: 1 }).resolve()
  b.cast('Attune with Aether').resolve()
  expect(b.game.state.players[0].counters['energy']).toBe(4)
  b.turnTo('B')
    .cast('Battlegrowth', { targets: ['Memnite'] })
    .resolve()
  expect(b.counters('Memnite', '+1/+1')).toBe(1)
})
