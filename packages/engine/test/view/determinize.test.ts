import { describe, expect, it } from 'vitest'
import { randomHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import type { Game } from '../../src/game/game.ts'
import { nameOf } from '../../src/query/lookup.ts'
import type { ObjectId, PlayerId } from '../../src/state/ids.ts'
import { createRandom } from '../../src/state/rng.ts'
import { determinize } from '../../src/view/determinize.ts'
import type { GameView } from '../../src/view/types.ts'
import { viewFor } from '../../src/view/view.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'

const names = (game: Game, ids: readonly ObjectId[]): string[] => ids.map((id) => nameOf(game, id))
const cardsOf = ({ state }: Game, player: PlayerId): ObjectId[] => [...state.hand[player], ...state.library[player]]
const samples = (game: Game, player: PlayerId, count = 20): Game[] =>
  Array.from({ length: count }, (_, i) => determinize(game, player, createRandom(`sample ${i}`)))

/** A searched library is shown in the order it has, which is nobody's knowledge. */
function withoutOrder(view: GameView): unknown {
  const { decision } = view
  if (decision === null) return view
  const cards = decision.cards.toSorted((a, b) => a.id - b.id)
  return decision.shape === 'objects'
    ? { ...view, decision: { ...decision, cards, candidates: decision.candidates.toSorted((a, b) => a - b) } }
    : { ...view, decision: { ...decision, cards } }
}

describe('[S13.11] a game as a player may imagine it', () => {
  it('[CR 714.3c] [CR 603.8] is watched as the game is: for Sagas, states that trigger, and zones that are read', () => {
    const lands = {
      battlefield: ['3 Plains', 'Barbarian Outcast'],
      hand: ['History of Benalia', 'Terravore'],
      library: ['9 Plains'],
    }
    const b = board({ a: lands, b: { library: ['9 Plains'] } })
    for (const sample of samples(b.game, 0, 1)) {
      expect(sample.watches).toMatchObject({ sagas: true, stateTriggers: true })
      expect([...sample.watches.zones]).toContain('graveyard')
    }
  })

  it('looks the same to them at every question, also in the middle of casting and resolving', () => {
    const game = smallGame('imagine')
    const random = createRandom('imagine')
    const shapes = new Set<string>()
    playGameSync(game, [randomHandler(createRandom('i1')), randomHandler(createRandom('i2'))], {
      onDecision: ({ player, shape }) => {
        shapes.add(shape)
        const hash = game.hash()
        const sample = determinize(game, player, random)
        expect(withoutOrder(viewFor(sample, player))).toEqual(withoutOrder(viewFor(game, player)))
        expect(sample.fork().hash()).toBe(sample.hash())
        expect(game.hash()).toBe(hash)
      },
    })
    expect([...shapes].sort()).toEqual(expect.arrayContaining(['act', 'attack', 'block', 'objects', 'options', 'pay']))
  })

  it('deals the opponent’s cards anew between hand and library, and loses none', () => {
    const { game } = board({ b: { hand: ['Counterspell', 'Daze'], library: ['Island', 'Swamp', 'Forest', 'Plains'] } })
    const hands = samples(game, 0).map((sample) => {
      expect(names(sample, cardsOf(sample, 1)).sort()).toEqual(names(game, cardsOf(game, 1)).sort())
      return names(sample, sample.state.hand[1]).sort().join()
    })
    expect(new Set(hands).size).toBeGreaterThan(5)
  })

  it('keeps what the player knows: the own hand, and cards seen in the other’s', () => {
    const b = board({
      a: { hand: ['Unsummon', 'Shock'], mana: '{U}' },
      b: { battlefield: ['Grizzly Bears'], hand: ['Daze'], library: ['Island', 'Swamp', 'Forest'] },
    })
    b.cast('Unsummon', { targets: ['Grizzly Bears'] }).resolve()
    for (const sample of samples(b.game, 0)) {
      expect(names(sample, sample.state.hand[0])).toEqual(['Shock'])
      expect(names(sample, sample.state.hand[1])).toContain('Grizzly Bears')
    }
  })

  it('[CR 400.11] does not know what the other player has outside the game, but for a card that was shown', () => {
    const { game } = board({
      a: { outside: ['Forest'] },
      b: { hand: ['Burning Wish'], library: ['Shock', '3 Mountain'], outside: ['Wrath of God', 'Flame Rift'] },
    })
    const [seen] = game.state.outside[1]
    const object = seen === undefined ? undefined : game.state.objects[seen]
    if (seen === undefined || object === undefined) throw new Error('no sideboard')
    game.state.objects[seen] = { ...object, knownTo: 1 }
    const guesses = samples(game, 0).map((sample) => {
      expect(names(sample, sample.state.outside[0])).toEqual(['Forest'])
      return names(sample, sample.state.outside[1])
    })
    expect(new Set(guesses.map(([first]) => first))).toEqual(new Set(['Wrath of God']))
    expect(new Set(guesses.map(([, second]) => second))).toEqual(new Set(['Burning Wish', 'Shock', 'Mountain']))
  })

  it('shuffles the own library, but for cards whose place is known', () => {
    const b = board({ a: { library: ['Forest', 'Island', 'Swamp', 'Plains', 'Mountain', 'Shock'] } })
    const library = b.game.state.library[0]
    const top = library.at(-1)!
    b.game.state.objects[top] = { ...b.game.state.objects[top]!, knownTo: 1 }
    const orders = samples(b.game, 0).map((sample) => {
      expect(nameOf(sample, sample.state.library[0].at(-1)!)).toBe('Forest')
      return names(sample, sample.state.library[0]).join()
    })
    expect(new Set(orders).size).toBeGreaterThan(5)
  })

  it('keeps a searched library’s cards by id, so that an answer found there fits', () => {
    const b = board({
      a: { battlefield: ['Wooded Foothills'], library: ['Forest', 'Goblin King', 'Mountain', 'Shock', 'Island'] },
    })
    b.activate('Wooded Foothills').pass().submit({ kind: 'pass' })
    const forest = b.id('Forest')
    for (const sample of samples(b.game, 0)) {
      expect(nameOf(sample, forest)).toBe('Forest')
      expect(sample.submit(0, [forest])).toEqual({ ok: true })
      expect(names(sample, sample.state.battlefield)).toEqual(['Forest'])
    }
  })

  it('keeps the cards that are being looked at on top', () => {
    const b = board({
      a: { hand: ['Impulse'], mana: '{U}{U}', library: ['Forest', 'Island', 'Swamp', 'Shock', '9 Plains'] },
    })
    b.cast('Impulse').pass().submit({ kind: 'pass' })
    expect(b.decision.player).toBe(0)
    for (const sample of samples(b.game, 0, 5)) {
      const top = names(sample, sample.state.library[0].slice(-4))
      expect(top.sort()).toEqual(['Forest', 'Island', 'Shock', 'Swamp'])
    }
  })

  it('[CR 702.37] imagines a face-down creature as any card with morph', () => {
    const b = board({
      a: {
        hand: ['Exalted Angel', 'Shock'],
        battlefield: ['3 Plains'],
        library: ['Pine Walker', '3 Plains', 'Exalted Angel'],
      },
    })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const morph = b.game.state.battlefield.at(-1)!
    const cards = samples(b.game, 1, 40).map((sample) => {
      const object = sample.state.objects[morph]!
      expect(object.faceDown).toBe(true)
      return sample.compiled[object.def]!.definition.name
    })
    expect([...new Set(cards)].sort()).toEqual(['Exalted Angel', 'Pine Walker'])
  })

  it('has another future', () => {
    const { game } = board({ a: { library: ['Forest', 'Island', 'Swamp'] } })
    expect(new Set(samples(game, 0).map((sample) => sample.state.rng.join())).size).toBe(20)
    expect(samples(game, 0, 1)[0]!.state.rng).not.toEqual(game.state.rng)
  })

  it('works for a game that keeps no snapshots', () => {
    const game = smallGame('never', 'never')
    const random = createRandom('never')
    playGameSync(game, [randomHandler(createRandom('n1')), randomHandler(createRandom('n2'))], {
      onDecision: ({ player, shape }) => {
        if (shape !== 'act' && random.int(4) === 0)
          expect(withoutOrder(viewFor(determinize(game, player, random), player))).toEqual(
            withoutOrder(viewFor(game, player)),
          )
      },
    })
  })
})
