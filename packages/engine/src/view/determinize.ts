import type { Decision } from '../decision/decision.ts'
import { type AnswerRecord, Game, ReplayError } from '../game/game.ts'
import { forkState } from '../state/fork.ts'
import { PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { createRng, type Random } from '../state/rng.ts'
import type { GameState } from '../state/state.ts'
import { mentionedIn } from './decision-view.ts'
import { guessOutside, permuteCards, permutePositions } from './permute.ts'
import { type Unknown, unknownTo } from './unknown.ts'

/** How often a sample that does not lead to the same question is drawn again. */
const ATTEMPTS = 8

/**
 * A game that could be this one, as far as that player knows: playable, forkable, and without secrets.
 *
 * It samples the opponent's unknown cards among their hand, library and face-down objects (their deck list counts as
 * known), the order of both libraries except for known positions, and all future randomness. Their unknown cards outside
 * the game become any cards of that deck. Objects keep their ids: the opponent's hidden cards change identity in place, and
 * libraries change order. So everything the player can refer to is the same in the sample, and an answer found there is
 * legal in the real game.
 *
 * In the middle of casting or resolving, the sample is drawn in the last *rest* state and the answers given since are
 * repeated; cards that the player knows by now stay where they were. Forks of the sample also go back to the sampled rest
 * state, never to the real one. A sample that does not lead to the same question (the opponent has just found a card that
 * is elsewhere in the sample) is drawn again. If none does, cards are exchanged in a fork. One can play on from that, but
 * a fork of *it* before the next rest would begin from the real rest state. This happens only if the opponent's hidden
 * cards influenced what has happened since the last rest.
 */
export function determinize(game: Game, player: PlayerId, random: Random): Game {
  // Without snapshots the game is replayed once, to get the last rest state.
  const live = game.policy === 'everyRest' ? game : game.fork('everyRest')
  if (live.decision === null) return live.fork()
  const { rest, since } = live.lastRest()
  const unknown = unknownTo(live, player)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = forkState(rest)
    reseed(state, live.state, random)
    resample(restart(live, state, state), player, unknown, random)
    const sample = restart(live, state, forkState(state))
    if (leadsTo(sample, since, live.decision, player)) return sample
  }
  const fork = live.fork()
  resample(fork, player, unknown, random)
  reseed(fork.state, fork.state, random)
  return fork
}

/** A game that begins in this state, not yet started. */
function restart(game: Game, state: GameState, initial: GameState): Game {
  const { cards, compiled, watches } = game
  return new Game({ state, cards, compiled: compiled.slice(), initial, policy: 'everyRest', watches })
}

function resample(sample: Game, player: PlayerId, unknown: Unknown, random: Random): void {
  permuteCards(sample, player, unknown.cards, random)
  guessOutside(sample, player, unknown, random)
  for (const owner of PLAYERS) permutePositions(sample.state.library[owner], unknown.places[owner], random)
}

/** Random streams used since the rest must repeat their numbers; the others get a new seed. */
function reseed(rest: GameState, now: GameState, random: Random): void {
  const fresh = createRng(`${random.int(0x7fffffff)} ${random.int(0x7fffffff)}`)
  const isUsed = (stream: number): boolean =>
    [0, 1, 2, 3].some((word) => rest.rng[stream * 4 + word] !== now.rng[stream * 4 + word])
  rest.rng = rest.rng.map((word, index) => (isUsed(Math.floor(index / 4)) ? word : itemAt(fresh, index)))
  rest.seed = ''
}

function leadsTo(sample: Game, since: readonly AnswerRecord[], asked: Decision, player: PlayerId): boolean {
  try {
    sample.start().replay(since)
  } catch (error) {
    if (error instanceof ReplayError) return false
    throw error
  }
  return sample.decision !== null && question(sample.decision, player) === question(asked, player)
}

/** A text to compare questions; for the player it includes the objects, in any order. */
function question(decision: Decision, player: PlayerId): string {
  const { player: asked, shape, purpose, text } = decision
  if (asked !== player) return `${asked} ${shape} ${purpose}`
  const objects = mentionedIn(decision).toSorted((a, b) => a - b)
  return `${asked} ${shape} ${purpose} ${text} ${objects.join()}`
}
