import type { EventPattern, Filter } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { randomHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import { seatOf } from '../../src/decision/seat.ts'
import type { Game } from '../../src/game/game.ts'
import { contextBinding } from '../../src/query/context.ts'
import { NO_OBJECT, type ObjectId, otherPlayer, PLAYERS, type PlayerId } from '../../src/state/ids.ts'
import { createRandom, type Random } from '../../src/state/rng.ts'
import { touch } from '../../src/state/update.ts'
import { mentionedIn } from '../../src/view/decision-view.ts'
import { createLog } from '../../src/view/log.ts'
import { spectatorView } from '../../src/view/spectator-view.ts'
import { viewFor } from '../../src/view/view.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'
import { NO_BELIEFS } from '../support/no-beliefs.ts'

/** Another game in the same position for that player: what they cannot know is exchanged, and so is the future. */
function withOtherSecrets(game: Game, player: PlayerId, random: Random): Game {
  const other = game.fork()
  const shown = other.decision?.player === player ? mentionedIn(other.decision) : []
  const opponent = otherPlayer(player)
  const hidden = [...other.state.hand[opponent], ...other.state.library[opponent]]
    .map((id) => other.state.objects[id]!)
    .filter(({ id, knownTo }) => (knownTo & (1 << player)) === 0 && !shown.includes(id))
  const prints = hidden.map(({ def, sandbox }) => ({ def, sandbox }))
  random.shuffle(prints)
  hidden.forEach((object, index) => {
    other.state.objects[object.id] = { ...object, ...prints[index] }
  })
  const own = other.state.library[player]
  if (!own.some((id) => shown.includes(id)) && own.every((id) => other.state.objects[id]!.knownTo === 0))
    random.shuffle(own)
  other.state.rng = other.state.rng.map(() => random.int(0xffffffff))
  touch(other)
  return other
}

/** Every `id` in the view, whatever it belongs to. */
function idsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [inner as number] : idsIn(inner)))
}

function everyQuestion(seed: string, check: (game: Game, player: PlayerId) => void): number {
  const game = smallGame(seed)
  let questions = 0
  playGameSync(game, [randomHandler(createRandom(`${seed} a`)), randomHandler(createRandom(`${seed} b`))], {
    onDecision: () => {
      for (const player of PLAYERS) check(game, player)
      questions++
    },
  })
  return questions
}

const EVERY_ZONE = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'stack', 'command'] as const

const FILTERS: readonly Filter[] = [
  { zone: EVERY_ZONE },
  { zone: EVERY_ZONE, type: 'creature' },
  { zone: ['hand', 'library'], not: { color: 'R' } },
  { zone: EVERY_ZONE, manaValue: { atMost: 1 }, owner: 'opponent' },
]

const RELATIONS: readonly Filter[] = [
  { zone: ['hand', 'battlefield'], name: { sameAs: { the: 'it' } } },
  { zone: ['hand', 'battlefield'], shares: { what: 'color', with: { the: 'it' } } },
]

const HISTORY: readonly EventPattern[] = [
  { kind: 'zoneChange', object: { type: 'creature' } },
  { kind: 'zoneChange', object: { color: 'G' }, from: 'library', to: 'hand' },
  { kind: 'discarded', object: { type: 'land' } },
  { kind: 'cast', spell: { color: 'R' } },
]

/** Everything these filters and quantities say of any object, as that player reads them. */
function readings(game: Game, player: PlayerId): unknown[] {
  const reader = seatOf(game, player).reader(NO_BELIEFS)
  const plain = reader.context(NO_OBJECT, player)
  const answers: unknown[] = []
  for (const filter of FILTERS) answers.push(reader.quantity(plain, { kind: 'count', of: filter }))
  for (const event of HISTORY)
    for (const when of ['thisTurn', 'lastTurn'] as const)
      answers.push(reader.quantity(plain, { kind: 'events', event, when }))
  for (let id = 1 as ObjectId; id < game.state.objects.length; id++) {
    const ctx = contextBinding(reader.context(id, player), 'it', [id])
    answers.push(FILTERS.map((filter) => reader.matches(plain, filter, id)))
    for (const filter of RELATIONS) answers.push(reader.quantity(ctx, { kind: 'count', of: filter }))
    answers.push(reader.quantity(ctx, { kind: 'powerOf', object: { the: 'it' } }))
    answers.push(
      reader.targets(ctx, { objects: { type: 'creature' } }).length,
      reader.suppose(id, { zone: 'stack' }) === null,
    )
  }
  return answers
}

describe('[S13.11] what is hidden stays hidden', () => {
  it.each(['leak 1', 'leak 2'])('exchanging hidden cards and the future changes no view (%s)', (seed) => {
    const random = createRandom(seed)
    const questions = everyQuestion(seed, (game, player) => {
      expect(viewFor(withOtherSecrets(game, player, random), player)).toEqual(viewFor(game, player))
    })
    expect(questions).toBeGreaterThan(50)
  })

  it('nor what a spectator sees, whichever hand is exchanged', () => {
    const random = createRandom('spectator')
    everyQuestion('spectator', (game, player) => {
      const seen = spectatorView(game)
      expect(spectatorView(withOtherSecrets(game, player, random))).toEqual(seen)
      expect(seen.hand).toEqual([])
      expect(seen.decision).toBeNull()
    })
  })

  it('nor what a spectator reads in the log', () => {
    const game = smallGame('watched')
    const log = createLog(game, 'spectator')
    playGameSync(game, [randomHandler(createRandom('watched a')), randomHandler(createRandom('watched b'))])
    const drawn = log.lines.filter(({ kind }) => kind === 'drawn').map(({ text }) => text)
    expect(drawn.length).toBeGreaterThan(5)
    for (const text of drawn) expect(text).toMatch(/draws? (a|\w+) cards?/)
  })

  it('a face-down permanent is face down for a spectator, whoever controls it', () => {
    const { game } = board({ a: { hand: ['Exalted Angel'], battlefield: ['3 Plains'] } })
      .cast('Exalted Angel', { method: 'morph' })
      .resolve()
    const angel = <T extends { readonly faceDown: boolean }>(all: readonly T[]): T | undefined =>
      all.find(({ faceDown }) => faceDown)
    expect(angel(viewFor(game, 0).battlefield)?.card?.name).toBe('Exalted Angel')
    expect(angel(spectatorView(game).battlefield)?.card).toBeNull()
  })

  it('nor what the player may do', () => {
    const random = createRandom('legal')
    everyQuestion('legal', (game, player) => {
      const other = withOtherSecrets(game, player, random)
      expect(seatOf(other, player).legalActions()).toEqual(seatOf(game, player).legalActions())
    })
  })

  it('nor what card data says that is read through the seat', () => {
    const random = createRandom('read')
    let asked = 0
    everyQuestion('read', (game, player) => {
      // Every object is read in many ways, and so not at every question.
      if (asked++ % 9 !== 0) return
      expect(readings(withOtherSecrets(game, player, random), player)).toEqual(readings(game, player))
    })
  })

  it('no view holds the id of a card in the other player’s hand or library, or in the own library', () => {
    everyQuestion('ids', (game, player) => {
      const { decision, ...view } = viewFor(game, player)
      const hidden = [
        ...game.state.hand[otherPlayer(player)],
        ...game.state.library[otherPlayer(player)],
        ...game.state.library[player],
      ]
      const ids = new Set(idsIn(view))
      expect(hidden.filter((id) => ids.has(id))).toEqual([])
      const shown = new Set(decision === null ? [] : mentionedIn(game.decision!))
      expect(idsIn(decision).filter((id) => !shown.has(id as ObjectId))).toEqual([])
    })
  })

  it('an action with a card they cannot see is refused without naming it', () => {
    const b = board({ a: { library: ['Mountain'] }, b: { hand: ['Counterspell'] } })
    const seat = seatOf(b.game, 0)
    for (const object of [b.id('Counterspell'), b.id('Mountain')])
      for (const action of [
        { kind: 'cast', object, face: 0, method: 'normal' },
        { kind: 'playLand', object, face: 0 },
      ] as const)
        expect(seat.refusal(action)).toBe('That object is not there.')
  })
})
