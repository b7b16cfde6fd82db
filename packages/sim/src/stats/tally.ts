import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import type { Side } from '../game/side.ts'

/** Games of one side in one role. */
export interface Record3 {
  games: number
  wins: number
  draws: number
}

/** How a card of one side did: games in which it was drawn, or cast, and how many of those were won. */
export interface CardCount {
  drawn: number
  drawnWins: number
  cast: number
  castWins: number
}

/**
 * Sums over games. Adding and merging give the same in any order, so that the same seeds give the same table whatever
 * the number of workers.
 */
export interface Tally {
  /** Games, or matches where matches are played. */
  games: number
  wins: [number, number]
  draws: number
  /** Neither won nor drawn: ended by the cap (SPEC S13.12). */
  unfinished: { index: number; seed: string }[]
  gamesPlayed: number
  /** Side A when it begins, and when the other does. */
  onPlay: Record3
  onDraw: Record3
  turns: Record<string, number>
  decisions: number
  /** Hands sent back, per side: `mulligans[side][times]` games. */
  mulligans: [Record<string, number>, Record<string, number>]
  /** Why each side lost. */
  losses: [Record<string, number>, Record<string, number>]
  cards: [Record<string, CardCount>, Record<string, CardCount>]
  /** By pairing of decks, as side A sees it. */
  pairings: Record<string, Record3>
  problems: string[]
}

const none = (): Record3 => ({ games: 0, wins: 0, draws: 0 })

export const emptyTally = (): Tally => ({
  games: 0,
  wins: [0, 0],
  draws: 0,
  unfinished: [],
  gamesPlayed: 0,
  onPlay: none(),
  onDraw: none(),
  turns: {},
  decisions: 0,
  mulligans: [{}, {}],
  losses: [{}, {}],
  cards: [{}, {}],
  pairings: {},
  problems: [],
})

const bump = (counts: Record<string, number>, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by
}

/** One more result of side A. */
function note(record: Record3, winner: Side | null): void {
  record.games++
  if (winner === 0) record.wins++
  if (winner === null) record.draws++
}

export function addOutcome(tally: Tally, outcome: FixtureOutcome): void {
  tally.games++
  if (!outcome.isFinished) tally.unfinished.push({ index: outcome.index, seed: outcome.seed })
  else {
    if (outcome.winner === null) tally.draws++
    else tally.wins[outcome.winner]++
    const key = outcome.decks.join(' ')
    tally.pairings[key] ??= none()
    note(tally.pairings[key], outcome.winner)
  }
  for (const game of outcome.games) addGame(tally, game)
  sortSeeds(tally)
}

function addGame(tally: Tally, game: GameOutcome): void {
  tally.gamesPlayed++
  tally.decisions += game.decisions
  tally.problems.push(...game.problems.slice(0, 20 - tally.problems.length))
  if (!game.isFinished) return
  note(game.starter === 0 ? tally.onPlay : tally.onDraw, game.winner)
  bump(tally.turns, game.turns)
  for (const side of [0, 1] as const) {
    bump(tally.mulligans[side], game.mulligans[side])
    addCards(tally.cards[side], game, side)
  }
  if (game.winner !== null) bump(tally.losses[1 - game.winner]!, game.reason ?? 'other')
}

function addCards(cards: Record<string, CardCount>, game: GameOutcome, side: Side): void {
  const won = game.winner === side ? 1 : 0
  const count = (name: string): CardCount => {
    cards[name] ??= { drawn: 0, drawnWins: 0, cast: 0, castWins: 0 }
    return cards[name]
  }
  for (const name of game.drawn[side]) {
    const card = count(name)
    card.drawn++
    card.drawnWins += won
  }
  for (const name of game.cast[side]) {
    const card = count(name)
    card.cast++
    card.castWins += won
  }
}

const sortSeeds = (tally: Tally): void => {
  tally.unfinished.sort((a, b) => a.index - b.index)
}

const mergeRecord = (into: Record3, from: Record3): void => {
  into.games += from.games
  into.wins += from.wins
  into.draws += from.draws
}

const mergeCounts = (into: Record<string, number>, from: Record<string, number>): void => {
  for (const [key, count] of Object.entries(from)) bump(into, key, count)
}

/** Add what another worker counted. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.draws += from.draws
  into.gamesPlayed += from.gamesPlayed
  into.decisions += from.decisions
  into.unfinished.push(...from.unfinished)
  sortSeeds(into)
  mergeRecord(into.onPlay, from.onPlay)
  mergeRecord(into.onDraw, from.onDraw)
  mergeCounts(into.turns, from.turns)
  for (const side of [0, 1] as const) {
    into.wins[side] += from.wins[side]
    mergeCounts(into.mulligans[side], from.mulligans[side])
    mergeCounts(into.losses[side], from.losses[side])
    for (const [name, counts] of Object.entries(from.cards[side])) {
      into.cards[side][name] ??= { drawn: 0, drawnWins: 0, cast: 0, castWins: 0 }
      const card = into.cards[side][name]
      card.drawn += counts.drawn
      card.drawnWins += counts.drawnWins
      card.cast += counts.cast
      card.castWins += counts.castWins
    }
  }
  for (const [key, record] of Object.entries(from.pairings)) {
    into.pairings[key] ??= none()
    mergeRecord(into.pairings[key], record)
  }
  into.problems.push(...from.problems.slice(0, Math.max(0, 20 - into.problems.length)))
}
