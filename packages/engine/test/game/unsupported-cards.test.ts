import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { legalActions } from '../../src/actions/legal.ts'
import type { ManualAction } from '../../src/decision/action.ts'
import { defaultAnswer } from '../../src/decision/default.ts'
import type { Game } from '../../src/game/game.ts'
import { createGame, type DeckEntry } from '../../src/setup/create.ts'

const BEAR: DeckEntry = {
  name: 'Homemade Bear',
  count: 10,
  typeLine: 'Creature — Bear',
  printed: { cost: '{1}{G}', power: 2, toughness: 2 },
}
const TRICK: DeckEntry = { name: 'Homemade Trick', count: 10, typeLine: 'Instant', printed: { cost: '{G}' } }

const isMain = ({ state: { turn } }: Game): boolean => turn.number === 3 && turn.step === 'main1'

/** A game with the rules on, in the first main phase of the first player's second turn, with two Forests played. */
function ruled(entry: DeckEntry): Game {
  const game = createGame({
    decks: [[entry, { name: 'Forest', count: 10 }], [{ name: 'Forest', count: 20 }]],
    seed: 'unsupported',
    cards: CardDefinitions,
    options: { unsupportedCards: 'byHand', starting: 0, mulligan: 'none' },
  })
  for (let left = 200; left > 0; left--) {
    const { decision } = game
    if (!decision) break
    const land = decision.shape === 'act' && legalActions(game, decision.player).find(({ kind }) => kind === 'playLand')
    if (decision.player === 0 && decision.shape === 'act' && isMain(game) && !land) break
    game.submit(decision.player, (decision.player === 0 && land) || defaultAnswer(decision))
  }
  return game
}

/** The first card without a definition in hand. */
const inHand = (game: Game) =>
  game.state.hand[0].find((id) => game.state.definitions[game.state.objects[id]!.def]!.kind === 'inline') ?? 0

const cast = (game: Game, object: number) =>
  game.submit(0, { kind: 'cast', object: object as never, face: 0, method: 'normal' })

function finish(game: Game): void {
  for (let left = 10; left > 0 && (game.decision?.shape !== 'act' || game.state.stack.length > 0); left--)
    game.submit(game.decision!.player, defaultAnswer(game.decision!))
}

const by = (manual: ManualAction) => ({ kind: 'manual' as const, manual })

describe('a card without a definition in a game with the rules on', () => {
  it('[S7.2] is cast for its printed cost, and uses the stack', () => {
    const game = ruled(BEAR)
    expect(cast(game, inHand(game))).toEqual({ ok: true })
    expect(game.decision?.shape).toBe('pay')
    game.submit(0, { kind: 'auto' })
    expect(game.state.stack).toHaveLength(1)
    finish(game)
    const forests = game.state.battlefield.filter((id) => game.state.objects[id]?.tapped)
    expect(forests).toHaveLength(2)
    expect(game.state.battlefield).toHaveLength(2 + 1)
  })

  it('[S7.2] is not cast without the mana for it', () => {
    const game = ruled({ ...BEAR, printed: { ...BEAR.printed, cost: '{7}{G}' } })
    expect(cast(game, inHand(game))).toMatchObject({ ok: false })
  })

  it('[CR 704.5g] with a known toughness dies of lethal damage', () => {
    const game = ruled(BEAR)
    cast(game, inHand(game))
    finish(game)
    const bear = game.state.battlefield.at(-1)!
    game.submit(0, by({ do: 'counters', object: bear, counter: '-1/-1', change: 2 }))
    expect(game.state.battlefield).not.toContain(bear)
    expect(game.state.graveyard[0]).toHaveLength(1)
  })

  it('[CR 304.4] an instant goes to the graveyard, and cannot be moved onto the battlefield', () => {
    const game = ruled(TRICK)
    const trick = inHand(game)
    expect(game.submit(0, by({ do: 'move', object: trick as never, to: 'battlefield' }))).toEqual({
      ok: false,
      reason: 'Homemade Trick is an instant or sorcery, which never enters the battlefield.',
    })
    cast(game, trick)
    finish(game)
    expect(game.state.graveyard[0]).toHaveLength(1)
  })

  it('[S7.2] is the only kind of card that is moved by hand', () => {
    const game = ruled(BEAR)
    const forest = game.state.battlefield.find((id) => game.state.objects[id]?.controller === 0)!
    expect(game.submit(0, by({ do: 'tap', object: forest }))).toEqual({
      ok: false,
      reason: 'Forest has its rules and is not moved by hand.',
    })
    const bear = inHand(game)
    expect(game.submit(0, by({ do: 'move', object: bear as never, to: 'exile' }))).toEqual({ ok: true })
  })

  it('[S7.2] whose cost nobody knows is played free of cost, in a main phase only', () => {
    const game = ruled({ name: BEAR.name, count: 10, typeLine: 'Creature — Bear' })
    expect(cast(game, inHand(game))).toEqual({ ok: true })
    expect(game.state.stack).toHaveLength(0)
    game.submit(0, { kind: 'pass' })
    game.submit(1, { kind: 'pass' })
    expect(cast(game, inHand(game))).toMatchObject({ ok: false })
  })
})
