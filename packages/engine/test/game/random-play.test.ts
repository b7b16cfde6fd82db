import { BUILT_IN_DECKS, CardDefinitions, parseDeckList } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { legalActions } from '../../src/actions/legal.ts'
import { characteristics } from '../../src/continuous/read.ts'
import { sampleAnswer } from '../../src/decision/sample.ts'
import { Game } from '../../src/game/game.ts'
import { createGame, type DeckEntry } from '../../src/setup/create.ts'
import { PLAYERS } from '../../src/state/ids.ts'
import { createRandom, type Random } from '../../src/state/rng.ts'

type Decks = readonly [readonly DeckEntry[], readonly DeckEntry[]]

/** Each built-in deck against the next one, in turn. */
function builtInDecks(index: number): Decks {
  const at = (which: number) => parseDeckList(BUILT_IN_DECKS[which % BUILT_IN_DECKS.length]!.text).main
  return [at(2 * index), at(2 * index + 1)]
}

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

/** A pile of cards with enough lands to cast them. */
function randomDeck(random: Random): DeckEntry[] {
  const spells = Array.from({ length: 36 }, () => CardDefinitions.all[random.int(CardDefinitions.all.length)]!.name)
  return [...spells, ...BASICS.flatMap((name) => Array<string>(5).fill(name))].map((name) => ({ name, count: 1 }))
}

const randomDecks = (seed: string): Decks => {
  const random = createRandom(`decks ${seed}`)
  return [randomDeck(random), randomDeck(random)]
}

const start = (decks: Decks, seed: string): Game => createGame({ decks, seed, cards: CardDefinitions })

/** Answer at random until the game is over or the limit is reached; `after` looks at it after each answer. */
function play(game: Game, seed: string, limit: number, after: (game: Game) => void = () => {}): Game {
  const random = createRandom(seed)
  for (let i = 0; i < limit && game.decision; i++) {
    const { decision } = game
    const answer = sampleAnswer(game, decision, random)
    const done = game.submit(decision.player, answer)
    if (!done.ok) throw new Error(`${decision.purpose}: ${JSON.stringify(answer)} refused: ${done.reason}`)
    after(game)
  }
  return game
}

/** Everything that must be true of every state. */
function checkState(game: Game): void {
  const { state } = game
  const listed: number[] = []
  const lists = {
    battlefield: [state.battlefield],
    stack: [state.stack],
    exile: [state.exile],
    command: [state.command],
  }
  const all = { ...lists, library: state.library, hand: state.hand, graveyard: state.graveyard }
  for (const [zone, ids] of Object.entries(all))
    ids.forEach((list, player) => {
      for (const id of list) {
        listed.push(id)
        const object = state.objects[id]
        if (object?.zone !== zone) throw new Error(`${id} is listed in ${zone} but is in ${object?.zone}`)
        if (ids.length === 2 && object.owner !== player) throw new Error(`${id} is in the other player's ${zone}`)
      }
    })
  if (new Set(listed).size !== listed.length) throw new Error('an object is in two places')
  const existing = state.objects.filter((object) => object !== undefined)
  if (existing.length !== listed.length) throw new Error('an object is in no zone')
  for (const player of PLAYERS) {
    const cards = existing.filter((o) => o.kind === 'card' && o.owner === player).map((o) => o.card)
    if (new Set(cards).size !== state.players[player].deckSize)
      throw new Error(`player ${player} has ${cards.length} cards`)
  }
}

/** What must be true whenever a player has priority: state-based actions have been performed. */
function checkRest({ state, decision }: Game): void {
  if (decision?.purpose !== 'priority') return
  for (const id of state.battlefield) {
    const { attachedTo, paired } = state.objects[id]!
    if (attachedTo > 0 && state.objects[attachedTo]?.zone !== 'battlefield') throw new Error(`${id} hangs on nothing`)
    if (paired > 0 && state.objects[paired]?.paired !== id) throw new Error(`${id} is paired with nobody`)
  }
  for (const { attacker, blockers } of state.combat?.attackers ?? [])
    for (const id of [attacker, ...blockers])
      if (state.objects[id]?.zone !== 'battlefield') throw new Error(`${id} fights from nowhere`)
}

/** How many games of each kind, and how many answers in each: `SEEDS` and `LIMIT` in the environment make it a long search. */
const LIMIT = Number(process.env['LIMIT'] ?? 160)

function games(count: number): [string, () => Game][] {
  const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? count) }, (_, index) => String(index))
  return seeds.flatMap((seed): [string, () => Game][] => [
    [`built-in decks, seed ${seed}`, () => start(builtInDecks(Number(seed)), `b${seed}`)],
    [`random decks, seed ${seed}`, () => start(randomDecks(seed), `r${seed}`)],
  ])
}

const reading = (game: Game): string[] =>
  [...game.state.battlefield, ...game.state.stack, ...game.state.hand.flat(), ...game.state.graveyard.flat()].map(
    (id) => {
      const { abilities, ...c } = characteristics(game, id)
      return JSON.stringify([id, c, abilities.map((instance) => instance.key)])
    },
  )

/** Everything cached, computed anew, is the same. */
function checkCaches(game: Game): void {
  const player = game.decision?.purpose === 'priority' ? game.decision.player : null
  const known = reading(game)
  const actions = player === null ? [] : legalActions(game, player)
  game.nextEpoch()
  game.triggerIndex = null
  expect(reading(game)).toEqual(known)
  if (player !== null) expect(legalActions(game, player)).toEqual(actions)
}

const every = (n: number, look: (game: Game) => void): ((game: Game) => void) => {
  let count = 0
  return (game) => {
    if (++count % n === 0) look(game)
  }
}

describe('random legal play', () => {
  it.each(games(2))('%s: cards are conserved, ids are where they say, nothing dangles', (name, make) => {
    play(make(), name, LIMIT, (game) => {
      checkState(game)
      checkRest(game)
    })
  })

  it.each(games(2))('%s: what is cached is what would be computed', (name, make) => {
    play(make(), name, LIMIT, every(5, checkCaches))
  })

  it.each(games(2))('%s: [S2.4] pools are empty between steps', (name, make) => {
    const game = make()
    game.listeners.push((event) => {
      if (event.kind !== 'stepBegan') return
      const left = PLAYERS.flatMap((player) => game.state.players[player].pool.filter((unit) => !unit.persists))
      if (left.length > 0) throw new Error(`mana is left at the beginning of ${event.detail}`)
    })
    play(game, name, LIMIT)
  })

  it.each(games(2))('%s: a save at each decision goes through JSON with the same hash', (name, make) => {
    play(make(), name, LIMIT / 3, (game) => {
      const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
      expect(copy.hash()).toBe(game.hash())
      expect(copy.decision?.purpose).toBe(game.decision?.purpose)
    })
  })

  it.each(games(1))('%s: [S1.2] the seed and the answers are the whole game, at every step', (name, make) => {
    const hashes: string[] = []
    const game = play(make(), name, LIMIT, (g) => hashes.push(g.hash()))
    const again = make()
    const seen = game.answers.map((record) => {
      again.replay([record])
      return again.hash()
    })
    expect(seen).toEqual(hashes)
  })

  it.each(games(2))('%s: a fork goes its own way', (name, make) => {
    play(
      make(),
      name,
      LIMIT,
      every(30, (game) => {
        const hash = game.hash()
        const fork = game.fork()
        expect(fork.hash()).toBe(hash)
        play(fork, `${name} fork`, 10)
        expect(game.hash()).toBe(hash)
      }),
    )
  })

  it.each(games(1))('%s: the state stays small, because what nobody can ask about is forgotten', (name, make) => {
    const game = play(make(), name, LIMIT * 3)
    expect(JSON.stringify(game.save().rest).length).toBeLessThan(600_000)
    const oldest = game.state.turn.number - 3
    const old = [...game.state.lastKnown].filter(([, { turn }]) => turn <= oldest)
    expect(old.length).toBeLessThan(40)
  })
})
