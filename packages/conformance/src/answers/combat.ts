import {
  type AttackChoice,
  type AttackDecision,
  type BlockChoice,
  type BlockDecision,
  blockLimit,
  type EntityId,
  fewestBlockers,
  mostBlockers,
  type ObjectId,
  otherPlayer,
  type PlayerId,
  playerEntity,
} from '@spellwright/engine'
import { ScriptFailure } from '../format/errors.ts'
import type { EntryOf, Reference, TargetReference } from '../format/scenario.ts'
import { shownName } from '../table/names.ts'
import { matchingEntities, matchingObjects } from '../table/reference.ts'
import { permanents, seatName, type Table } from '../table/table.ts'

/** An entry of the script that has not been used yet. */
export interface PendingEntry<E> {
  readonly entry: E
  readonly markUsed: () => void
}

/** The creatures among `possible` that an entry refers to; an index counts all creatures of the player. */
function referredCreatures(
  table: Table,
  entry: Reference,
  player: PlayerId,
  possible: readonly ObjectId[],
): ObjectId[] {
  if (entry.index === undefined) return matchingObjects(table, entry, possible)
  return matchingObjects(table, entry, permanents(table, seatName(player))).filter((id) => possible.includes(id))
}

function referredDefender(
  table: Table,
  entry: EntryOf<'attack'>,
  decision: AttackDecision,
  possible: readonly EntityId[],
) {
  if (entry.defender === undefined) return playerEntity(otherPlayer(decision.player))
  return matchingEntities(table, entry.defender as TargetReference, possible)[0]
}

/** All subsets, the largest first. Within a size, subsets without the later items come first. */
function* subsetsLargestFirst<T>(items: readonly T[]): Generator<readonly T[]> {
  const masks = Array.from({ length: 2 ** Math.min(items.length, 12) }, (_, mask) => mask)
  const size = (mask: number): number => mask.toString(2).replaceAll('0', '').length
  for (const mask of masks.sort((a, b) => size(b) - size(a) || a - b)) yield items.filter((_, i) => mask & (1 << i))
}

/**
 * The attackers that the script names, and those that must attack. An entry whose creature cannot attack stays unused; an
 * entry whose creature could attack, but not with the others or not without a payment, counts as used.
 */
export function answerAttack(
  table: Table,
  decision: AttackDecision,
  entries: readonly PendingEntry<EntryOf<'attack'>>[],
): readonly AttackChoice[] {
  const chosen: AttackChoice[] = []
  for (const { entry, markUsed } of entries) {
    const free = decision.candidates.filter(({ attacker }) => !chosen.some((choice) => choice.attacker === attacker))
    const [attacker] = referredCreatures(
      table,
      entry,
      decision.player,
      free.map((candidate) => candidate.attacker),
    )
    const candidate = free.find((other) => other.attacker === attacker)
    if (!candidate) continue
    const defender = referredDefender(table, entry, decision, candidate.defenders)
    if (defender === undefined || !candidate.defenders.includes(defender)) continue
    markUsed()
    chosen.push({ attacker: candidate.attacker, defender })
  }
  for (const attempt of subsetsLargestFirst(chosen)) {
    if (decision.check(attempt) === null) return attempt
    const all = withForced(attempt, decision.minimum())
    if (decision.check(all) === null) return all
  }
  return decision.minimum()
}

const withForced = (chosen: readonly AttackChoice[], forced: readonly AttackChoice[]): readonly AttackChoice[] => [
  ...chosen,
  ...forced.filter(({ attacker }) => !chosen.some((choice) => choice.attacker === attacker)),
]

/** Refuses a blocker with too many attackers, or an attacker with too few or too many blockers (CR 509.1b). */
function checkBlockCounts(table: Table, choices: readonly BlockChoice[]): void {
  const { game } = table
  for (const blocker of new Set(choices.map((choice) => choice.blocker)))
    if (choices.filter((choice) => choice.blocker === blocker).length > blockLimit(game, blocker))
      throw new ScriptFailure('illegalBlock', `${shownName(game, blocker)} can't block that many creatures.`)
  for (const attacker of new Set(choices.map((choice) => choice.attacker)))
    if (choices.filter((choice) => choice.attacker === attacker).length < fewestBlockers(game, attacker))
      throw new ScriptFailure('illegalBlock', `${shownName(game, attacker)} is blocked by too few creatures.`)
    else if (choices.filter((choice) => choice.attacker === attacker).length > mostBlockers(game, attacker))
      throw new ScriptFailure('illegalBlock', `${shownName(game, attacker)} is blocked by too many creatures.`)
}

/** The blocks that the script names, without those that are not possible, and the blocks that must be made. */
export function answerBlock(
  table: Table,
  decision: BlockDecision,
  entries: readonly PendingEntry<EntryOf<'block'>>[],
): readonly BlockChoice[] {
  const chosen: BlockChoice[] = []
  for (const { entry, markUsed } of entries) {
    markUsed()
    const pair = findBlock(table, decision, entry, chosen)
    if (pair) chosen.push(pair)
  }
  checkBlockCounts(table, chosen)
  for (const attempt of subsetsLargestFirst(chosen)) {
    if (decision.check(attempt) === null) return attempt
    const blocking = new Set(attempt.map(({ blocker }) => blocker))
    const all = [...attempt, ...decision.minimum().filter(({ blocker }) => !blocking.has(blocker))]
    if (decision.check(all) === null) return all
  }
  return decision.minimum()
}

/** The first creature that the entry names and that can make the block, preferring one that does not block yet. */
function findBlock(
  table: Table,
  { candidates, player }: BlockDecision,
  entry: EntryOf<'block'>,
  chosen: readonly BlockChoice[],
): BlockChoice | null {
  const isBlocking = (id: ObjectId): boolean => chosen.some(({ blocker }) => blocker === id)
  const named = referredCreatures(
    table,
    entry,
    player,
    candidates.map(({ blocker }) => blocker),
  )
  for (const blocker of [...named.filter((id) => !isBlocking(id)), ...named.filter(isBlocking)]) {
    const attackers = candidates.find((candidate) => candidate.blocker === blocker)?.attackers ?? []
    const [attacker] = matchingObjects(table, entry.attacker, attackers).filter(
      (id) => !chosen.some((choice) => choice.blocker === blocker && choice.attacker === id),
    )
    if (attacker !== undefined) return { blocker, attacker }
  }
  return null
}
