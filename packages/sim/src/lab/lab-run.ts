import { ENGINE_VERSION } from '@spellwright/engine'
import { cardHash } from '@spellwright/formats'
import type { SimDeck } from '../game/sim-deck.ts'
import type { SeriesPlan } from '../run/plan.ts'

/** What a run plays, apart from how it is split. */
export interface LabSetup {
  readonly decks: readonly SimDeck[]
  /** Which decks play each other, as indexes into the decks; each pair plays the same seeds. */
  readonly pairs: readonly (readonly [number, number])[]
  /** Games, or matches, of each pair. */
  readonly games: number
  readonly bots: readonly [string, string]
  readonly seed: string
  readonly match: 'bo1' | 'bo3'
  readonly kitchenTable: boolean
  readonly maxTurns: number
  /** A pair is done before all its games if its win rate is known to this, plus or minus; null to play them all. */
  readonly stopWidth: number | null
}

/** A run as plain data: whoever has it, and the same version, can play any part of it. */
export interface LabRun extends LabSetup {
  readonly format: 'spellwright-run'
  readonly version: 1
  /** The version of the engine. */
  readonly engine: string
  /** A hash of the definitions of all cards in it. */
  readonly cards: string
}

const listsOf = (decks: readonly SimDeck[]) => decks.flatMap(({ main, sideboard }) => [main, sideboard])

/** A run of this version with the cards as they are here. */
export const labRun = (setup: LabSetup): LabRun => ({
  format: 'spellwright-run',
  version: 1,
  engine: ENGINE_VERSION,
  cards: cardHash(listsOf(setup.decks)),
  decks: setup.decks,
  pairs: setup.pairs,
  games: setup.games,
  bots: setup.bots,
  seed: setup.seed,
  match: setup.match,
  kitchenTable: setup.kitchenTable,
  maxTurns: setup.maxTurns,
  stopWidth: setup.stopWidth,
})

/** Why this program must not play a part of the run, in a sentence; null if it may. */
export function versionProblem(run: LabRun): string | null {
  if (run.engine !== ENGINE_VERSION)
    return `The run was made by version ${run.engine} of Spellwright, and this is version ${ENGINE_VERSION}; all machines of a run need the same one.`
  if (run.cards !== cardHash(listsOf(run.decks)))
    return 'The cards of the run have other definitions here than where it was made; all machines of a run need the same version of Spellwright.'
  return null
}

/** The series that a pair of the run plays. */
export function seriesOf(run: LabRun, pair: number): SeriesPlan {
  const [one, two] = run.pairs[pair] ?? [-1, -1]
  const decks = [run.decks[one], run.decks[two]].filter((deck) => deck !== undefined)
  if (decks.length < 2) throw new Error(`The run has no pair ${pair}.`)
  const { bots, seed, match, kitchenTable, maxTurns } = run
  return { compare: 'decks', decks, bots, seed, match, kitchenTable, maxTurns, replays: null }
}

/** Each of the first decks against each of the others. */
export const pairsAcross = (mine: number, others: number): (readonly [number, number])[] =>
  Array.from({ length: mine }, (_, one) =>
    Array.from({ length: others }, (_, two): readonly [number, number] => [one, mine + two]),
  ).flat()

/** Every pair of different decks. */
export const allPairs = (decks: number): (readonly [number, number])[] =>
  Array.from({ length: decks }, (_, one) =>
    Array.from({ length: decks - one - 1 }, (_, two): readonly [number, number] => [one, one + 1 + two]),
  ).flat()
