import { addProblems, emptyCardCount, emptyTally, type Tally } from './tally.ts'

type Counts = Record<string, number>

const addCounts = (into: Counts, from: Readonly<Counts>): void => {
  for (const [key, count] of Object.entries(from)) into[key] = (into[key] ?? 0) + count
}

/** Adds records of counts by key; `empty` makes the record of a key that was not there. */
function addRecords<T extends { [K in keyof T]: number }>(
  into: Record<string, T>,
  from: Readonly<Record<string, T>>,
  empty: () => T,
): void {
  for (const [key, record] of Object.entries(from)) {
    into[key] ??= empty()
    addFields(into[key], record)
  }
}

function addFields<T extends { [K in keyof T]: number }>(into: T, from: T): void {
  for (const field of Object.keys(from) as (keyof T)[]) into[field] = (into[field] + from[field]) as T[keyof T]
}

const noResults = () => ({ games: 0, wins: 0, draws: 0 })

/** Adds the second tally to the first. */
export function addTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.draws += from.draws
  into.gamesPlayed += from.gamesPlayed
  into.decisions += from.decisions
  into.unfinished = inOrder([...into.unfinished, ...from.unfinished])
  into.errors = inOrder([...into.errors, ...from.errors])
  addFields(into.onPlay, from.onPlay)
  addFields(into.onDraw, from.onDraw)
  addCounts(into.turns, from.turns)
  addCounts(into.endings, from.endings)
  addRecords(into.pairings, from.pairings, noResults)
  Object.assign(into.marks, from.marks)
  for (const side of [0, 1] as const) {
    into.wins[side] += from.wins[side]
    into.faults[side] += from.faults[side]
    addCounts(into.mulligans[side], from.mulligans[side])
    addCounts(into.losses[side], from.losses[side])
    addRecords(into.cards[side], from.cards[side], emptyCardCount)
    addRecords(into.hands[side], from.hands[side], noResults)
    addRecords(into.afterMulligans[side], from.afterMulligans[side], noResults)
  }
  addProblems(into, from.problems)
}

const inOrder = <T extends { readonly index: number }>(list: T[]): T[] => list.sort((a, b) => a.index - b.index)

/** The tally of all games of these tallies, in whatever order they are given. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const whole = emptyTally()
  for (const tally of tallies) addTally(whole, tally)
  return whole
}
