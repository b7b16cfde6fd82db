import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/decision/decision.ts'
import type { Game } from '../../../src/game/game.ts'
import { createGame, type DeckEntry } from '../../../src/setup/create.ts'
import type { ObjectId, PlayerId } from '../../../src/state/ids.ts'
import type { GameOptions } from '../../../src/state/state.ts'

const DECK: readonly DeckEntry[] = [
  { name: 'Forest', count: 20 },
  { name: 'Grizzly Bears', count: 20 },
]

const start = (
  options: Partial<GameOptions> = {},
  decks: [readonly DeckEntry[], readonly DeckEntry[]] = [DECK, DECK],
  seed = 'm',
): Game => createGame({ decks, seed, cards: CardDefinitions, options: { starting: 0, ...options } })

const hand = (game: Game, player: PlayerId): readonly ObjectId[] => game.state.hand[player]

const total = (game: Game, player: PlayerId): number => hand(game, player).length + game.state.library[player].length

function decide(game: Game, answer: Parameters<Game['submit']>[1]): Decision | null {
  const done = game.submit(game.decision!.player, answer)
  if (!done.ok) throw new Error(done.reason)
  return game.decision
}

const asks = (game: Game): [PlayerId, string] => [game.decision!.player, game.decision!.purpose]

const KEEP = [0]

const MULLIGAN = [1]

describe('setup', () => {
  it('[CR 103.4, 119.1, 404.1] [S1.1] each player has a library, a hand, a graveyard, 20 life and an empty mana pool', () => {
    const game = start()
    for (const player of [0, 1] as const) {
      expect(game.state.players[player]).toMatchObject({ life: 20, pool: [] })
      expect(game.state.graveyard[player]).toEqual([])
      expect(total(game, player)).toBe(40)
    }
  })

  it('[S1.1] [CR 400.1, 403.1] battlefield, stack, exile and command are shared and empty', () => {
    const { state } = start()
    expect([state.battlefield, state.stack, state.exile, state.command]).toEqual([[], [], [], []])
  })

  it('[S1.2] the same seed gives the same game', () => {
    expect(start().hash()).toBe(start().hash())
  })

  it('[S1.2] another seed gives another game', () => {
    expect(start({}, [DECK, DECK], 'other').hash()).not.toBe(start().hash())
  })

  it('[CR 402.1] [S1.3] opening hands are seven cards', () => {
    const game = start()
    expect([hand(game, 0).length, hand(game, 1).length]).toEqual([7, 7])
  })

  it('[CR 103.3] [S1.3] libraries are shuffled, and shuffling keeps every card', () => {
    const game = start()
    const cards = [...game.state.library[0], ...hand(game, 0)].map((id) => game.state.objects[id]!.card)
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i))
    expect(cards).not.toEqual(Array.from({ length: 40 }, (_, i) => i))
  })

  it('[S1.6] every card is an individual with its own id', () => {
    const { state } = start()
    const cards = state.objects.flatMap((object) => (object ? [object.card] : []))
    expect(new Set(cards).size).toBe(80)
  })

  it('[S1.5] the starting player can be given', () => {
    expect(start({ starting: 1 }).state.turn.startingPlayer).toBe(1)
  })

  it('[S1.5] the starting player is random otherwise: both come up', () => {
    const starters = new Set(
      Array.from(
        { length: 20 },
        (_, i) => start({ starting: 'random' }, [DECK, DECK], `s${i}`).state.turn.startingPlayer,
      ),
    )
    expect([...starters].sort()).toEqual([0, 1])
  })

  it('[S1.5] [CR 103.1] the loser of the last game chooses to play or draw', () => {
    const game = start({ starting: { chooser: 1 } })
    expect(asks(game)).toEqual([1, 'playOrDraw'])
    decide(game, [1])
    expect(game.state.turn.startingPlayer).toBe(0)
  })

  it('[S1.5] and may choose to play', () => {
    const game = start({ starting: { chooser: 1 } })
    decide(game, [0])
    expect(game.state.turn.startingPlayer).toBe(1)
  })

  it('[S1.5] the winner of the roll is asked where that is the rule', () => {
    const game = start({ starting: 'choose' })
    expect(game.decision!.purpose).toBe('playOrDraw')
  })

  it('[S1.5] [CR 103.8a] the starting player skips the first draw, the other player draws', () => {
    const game = start()
    decide(game, KEEP)
    decide(game, KEEP)
    while (game.state.turn.number < 2 || game.state.turn.step !== 'draw')
      decide(game, game.decision!.shape === 'act' ? { kind: 'pass' } : [])
    expect(hand(game, 0).length).toBe(7)
    expect(hand(game, 1).length).toBe(8)
  })
})

describe('the London mulligan', () => {
  it('[S1.4] [CR 103.5] the starting player decides first, then the other', () => {
    const game = start()
    expect(asks(game)).toEqual([0, 'mulligan'])
    decide(game, KEEP)
    expect(asks(game)).toEqual([1, 'mulligan'])
  })

  it('[S1.4] both declare before anyone takes a mulligan', () => {
    const game = start()
    const before = [...hand(game, 0)]
    decide(game, MULLIGAN)
    expect(hand(game, 0)).toEqual(before)
    decide(game, KEEP)
    expect(hand(game, 0)).not.toEqual(before)
  })

  it('[S1.4] a mulligan draws seven new cards', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    expect(hand(game, 0).length).toBe(7)
    expect(total(game, 0)).toBe(40)
  })

  it('[S1.4] rounds: a player who kept is not asked again', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    expect(asks(game)).toEqual([0, 'mulligan'])
    decide(game, MULLIGAN)
    expect(asks(game)).toEqual([0, 'mulligan'])
  })

  it('[S1.4] rounds: two players who mulligan are asked in turn order again', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, MULLIGAN)
    expect(asks(game)).toEqual([0, 'mulligan'])
    decide(game, MULLIGAN)
    expect(asks(game)).toEqual([1, 'mulligan'])
  })

  it('[S1.4] on keeping after two mulligans the player chooses two cards for the bottom', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    decide(game, MULLIGAN)
    decide(game, KEEP)
    expect(asks(game)).toEqual([0, 'bottom'])
    const chosen = hand(game, 0).slice(0, 2)
    const cards = chosen.map((id) => game.state.objects[id]!.card)
    decide(game, chosen)
    expect(hand(game, 0).length).toBe(5)
    const bottom = game.state.library[0].slice(0, 2).map((id) => game.state.objects[id]!.card)
    expect([...bottom].sort()).toEqual([...cards].sort())
  })

  it('[S1.4] the last chosen lies lowest', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    decide(game, MULLIGAN)
    decide(game, KEEP)
    const chosen = hand(game, 0).slice(0, 2)
    const cards = chosen.map((id) => game.state.objects[id]!.card)
    decide(game, chosen)
    expect(game.state.objects[game.state.library[0][0]!]!.card).toBe(cards[1])
  })

  it('[S1.4] hand plus library always add up to the deck', () => {
    const game = start()
    for (let i = 0; i < 3; i++) {
      decide(game, MULLIGAN)
      if (asks(game)[0] === 1) decide(game, KEEP)
      expect(total(game, 0)).toBe(40)
    }
  })

  it('[CR 103.5] after seven mulligans the hand is empty and must be kept', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    for (let i = 0; i < 6; i++) decide(game, MULLIGAN)
    expect(game.decision!.purpose).not.toBe('mulligan')
    expect(hand(game, 0)).toEqual([])
  })

  it('[S1.4] a wrong number of cards for the bottom is refused', () => {
    const game = start()
    decide(game, MULLIGAN)
    decide(game, KEEP)
    decide(game, KEEP)
    expect(game.submit(0, []).ok).toBe(false)
    expect(asks(game)).toEqual([0, 'bottom'])
  })

  it('[S1.4] [CR 103.6, 103.6a] then opening-hand actions: Leyline of the Void may begin on the battlefield', () => {
    const leylines: readonly DeckEntry[] = [{ name: 'Leyline of the Void', count: 40 }]
    const game = start({}, [leylines, DECK])
    decide(game, KEEP)
    decide(game, KEEP)
    expect(asks(game)).toEqual([0, 'openingHand'])
    decide(game, [0])
    for (let i = 0; i < 6; i++) decide(game, [1])
    expect(game.state.battlefield.length).toBe(1)
    expect(hand(game, 0).length).toBe(6)
  })

  it('[S1.4] [CR 103.6, 101.4e] the starting player goes first with those too', () => {
    const leylines: readonly DeckEntry[] = [{ name: 'Leyline of the Void', count: 40 }]
    const game = start({ starting: 1 }, [leylines, leylines])
    decide(game, KEEP)
    decide(game, KEEP)
    expect(asks(game)).toEqual([1, 'openingHand'])
  })
})
