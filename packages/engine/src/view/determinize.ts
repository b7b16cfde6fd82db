import type { Decision } from '../decision/decision.ts'
import { type AnswerRecord, Game, ReplayError } from '../game/game.ts'
import { forkState } from '../state/fork.ts'
import { PLAYERS, type PlayerId } from '../state/ids.ts'
import { stateFromJson } from '../state/json.ts'
import { createRng, type Random } from '../state/rng.ts'
import type { GameState } from '../state/state.ts'
import { mentionedIn } from './decision-view.ts'
import { permuteCards, permutePositions } from './permute.ts'
import { type Unknown, unknownTo } from './unknown.ts'

/** Samples that do not lead to the same question are thrown away this often. */
const ATTEMPTS = 8

/**
 * A game that could be this one, as far as that player knows: playable, forkable, and without secrets.
 *
 * Sampled anew are the opponent's unknown cards among their hand, library and face-down objects (their deck list is taken
 * as known), the order of both libraries but for known positions, and all future randomness. Objects keep their ids: the
 * opponent's hidden cards change identity in place, libraries change order. So whatever the player can name is the same in
 * the sample, and an answer found there fits the real game.
 *
 * In the middle of casting or resolving, a running procedure cannot be changed under its feet. There the sample is drawn in
 * the last *rest* state and the answers given since are given again; physical cards that the player knows by now stay where
 * they were. Forks of the sample then also go back to the sampled rest state, never to the real one. A sample that does
 * not lead to the same question (the opponent has just found a card that it puts elsewhere) is drawn again. If none does,
 * cards are exchanged in a plain fork: good for playing on, but a fork of *that*, within the same procedure, would begin
 * from the real rest state; it happens only where the opponent's hidden cards decided the course of this very procedure.
 */
export function determinize(game: Game, player: PlayerId, random: Random): Game {
  // Without rest snapshots the game is replayed once, to have the last one.
  const live = game.policy === 'everyRest' ? game : game.fork('everyRest')
  if (live.decision === null) return live.fork()
  const { rest, since } = live.save()
  const unknown = unknownTo(live, player)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = forkState(stateFromJson(rest))
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

/** A game with only this state as its past, not yet started. */
function restart(game: Game, state: GameState, initial: GameState): Game {
  const { cards, compiled, watches } = game
  return new Game({ state, cards, compiled: compiled.slice(), initial, policy: 'everyRest', watches })
}

function resample(sample: Game, player: PlayerId, unknown: Unknown, random: Random): void {
  permuteCards(sample, player, unknown.cards, random)
  for (const owner of PLAYERS) permutePositions(sample.state.library[owner], unknown.places[owner], random)
}

/** Streams used since the rest must give the same once more; the others, and so the future, are seeded anew. */
function reseed(rest: GameState, now: GameState, random: Random): void {
  const fresh = createRng(`${random.int(0x7fffffff)} ${random.int(0x7fffffff)}`)
  const isUsed = (stream: number): boolean =>
    [0, 1, 2, 3].some((word) => rest.rng[stream * 4 + word] !== now.rng[stream * 4 + word])
  rest.rng = rest.rng.map((word, index) => (isUsed(Math.floor(index / 4)) ? word : fresh[index]!))
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

/** What is asked, to compare: for the player also about which objects, in whatever order. */
function question(decision: Decision, player: PlayerId): string {
  const { player: asked, shape, purpose, text } = decision
  if (asked !== player) return `${asked} ${shape} ${purpose}`
  const objects = mentionedIn(decision).toSorted((a, b) => a - b)
  return `${asked} ${shape} ${purpose} ${text} ${objects.join()}`
}
