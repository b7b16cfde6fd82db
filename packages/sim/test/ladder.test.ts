import { parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import type { SimDeck } from '../src/game/sim-deck.ts'
import { archetypeOf } from '../src/ladder/archetype.ts'
import { bootstrap } from '../src/ladder/bootstrap.ts'
import { runLadder } from '../src/ladder/ladder.ts'
import { spreadOver } from '../src/ladder/spread.ts'

const deck = (id: string): SimDeck => {
  const builtIn = tryGetBuiltInDeck(id)
  if (builtIn === undefined) throw new Error(`no deck ${id}`)
  const { main, sideboard } = parseDeckList(builtIn.text)
  return { name: id, main, sideboard }
}

describe('the ladder', () => {
  it('takes the interval of a mean from the pairs, the same for the same seed, and wider for a smaller level', () => {
    const pairs = Array.from({ length: 100 }, (_, index) => (index % 4 === 0 ? 1 : 0.5))
    const [low, high] = bootstrap(pairs, 0.05, 'seed')
    expect(low).toBeGreaterThan(0.57)
    expect(high).toBeLessThan(0.68)
    expect(bootstrap(pairs, 0.05, 'seed')).toEqual([low, high])
    const [lower, higher] = bootstrap(pairs, 0.005, 'seed')
    expect(lower).toBeLessThan(low)
    expect(higher).toBeGreaterThan(high)
  })

  it('meets every pairing once before any comes again, and many decks with a few pairs', () => {
    const places = Array.from({ length: 342 }, (_, n) => spreadOver(171, n))
    expect(new Set(places).size).toBe(342)
    expect(new Set(places.slice(0, 171).map((place) => place % 171)).size).toBe(171)
    // The first 18 pairings of 18 decks all have the first deck; of the first 18 places few may be among them.
    expect(places.slice(0, 18).filter((place) => place < 18).length).toBeLessThan(4)
  })

  it('tells decks apart by their lists', () => {
    expect(['goblins', 'landstill', 'replenish'].map((id) => archetypeOf(deck(id)))).toEqual([
      'aggressive',
      'control',
      'engine',
    ])
  })

  it('gives a bot half of the games against itself, since both play each hand once', async () => {
    const ladder = await runLadder({
      decks: [deck('goblins'), deck('sligh')],
      rungs: [['heuristic@1', 'heuristic@1']],
      pairs: 4,
      seed: 'even',
      maxTurns: 200,
      tried: 3,
    })
    expect(ladder.comparisons).toBe(4)
    expect(ladder.rungs[0]).toMatchObject({ winRate: 0.5, pairs: 4, unfinished: 0, interval: [0.5, 0.5] })
  })
})
