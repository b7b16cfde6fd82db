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
import { ScriptFailure } from '../format/problem.ts'
import type { EntryOf, Reference, TargetReference } from '../format/scenario.ts'
import { shownName } from '../table/names.ts'
import { fitting, fittingEntities } from '../table/reference.ts'
import { permanents, seatName, type Table } from '../table/table.ts'

/** An entry of the script that is still to be carried out. */
export interface Pending<E> {
  readonly entry: E
  readonly use: () => void
}

/** The creatures meant, of those possible; a number counts all of the player's, possible or not. */
function meant(table: Table, entry: Reference, player: PlayerId, possible: readonly ObjectId[]): ObjectId[] {
  if (entry.index === undefined) return fitting(table, entry, possible)
  return fitting(table, entry, permanents(table, seatName(player))).filter((id) => possible.includes(id))
}

function defenderOf(table: Table, entry: EntryOf<'attack'>, decision: AttackDecision, possible: readonly EntityId[]) {
  if (entry.defender === undefined) return playerEntity(otherPlayer(decision.player))
  return fittingEntities(table, entry.defender as TargetReference, possible)[0]
}

/** Whole declarations that leave out the fewest of these, the later ones first; the empty one last. */
function* fewer<T>(items: readonly T[]): Generator<readonly T[]> {
  const masks = Array.from({ length: 2 ** Math.min(items.length, 12) }, (_, mask) => mask)
  const size = (mask: number): number => mask.toString(2).replaceAll('0', '').length
  for (const mask of masks.sort((a, b) => size(b) - size(a) || a - b)) yield items.filter((_, i) => mask & (1 << i))
}

/**
 * Attackers named by the script, and those that must attack. An entry whose creature cannot attack stays; one that can
 * attack but not in this company, or not without paying, is used up all the same.
 */
export function answerAttack(
  table: Table,
  decision: AttackDecision,
  entries: readonly Pending<EntryOf<'attack'>>[],
): readonly AttackChoice[] {
  const chosen: AttackChoice[] = []
  for (const { entry, use } of entries) {
    const free = decision.candidates.filter(({ attacker }) => !chosen.some((choice) => choice.attacker === attacker))
    const [attacker] = meant(
      table,
      entry,
      decision.player,
      free.map((candidate) => candidate.attacker),
    )
    const candidate = free.find((other) => other.attacker === attacker)
    if (!candidate) continue
    const defender = defenderOf(table, entry, decision, candidate.defenders)
    if (defender === undefined || !candidate.defenders.includes(defender)) continue
    use()
    chosen.push({ attacker: candidate.attacker, defender })
  }
  for (const attempt of fewer(chosen)) {
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

/** CR 509.1b: too many attackers for one blocker, or too few or too many blockers, is not a block that can be declared. */
function refuseMiscounted(table: Table, choices: readonly BlockChoice[]): void {
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

/** Blocks named by the script that can be made, each dropped without failure if not, and blocks that must be made. */
export function answerBlock(
  table: Table,
  decision: BlockDecision,
  entries: readonly Pending<EntryOf<'block'>>[],
): readonly BlockChoice[] {
  const chosen: BlockChoice[] = []
  for (const { entry, use } of entries) {
    use()
    const pair = pairFor(table, decision, entry, chosen)
    if (pair) chosen.push(pair)
  }
  refuseMiscounted(table, chosen)
  for (const attempt of fewer(chosen)) {
    if (decision.check(attempt) === null) return attempt
    const blocking = new Set(attempt.map(({ blocker }) => blocker))
    const all = [...attempt, ...decision.minimum().filter(({ blocker }) => !blocking.has(blocker))]
    if (decision.check(all) === null) return all
  }
  return decision.minimum()
}

/** The first creature of that name that can make the block; one that blocks nothing yet before one that does. */
function pairFor(
  table: Table,
  { candidates, player }: BlockDecision,
  entry: EntryOf<'block'>,
  chosen: readonly BlockChoice[],
): BlockChoice | null {
  const busy = (id: ObjectId): boolean => chosen.some(({ blocker }) => blocker === id)
  const named = meant(
    table,
    entry,
    player,
    candidates.map(({ blocker }) => blocker),
  )
  for (const blocker of [...named.filter((id) => !busy(id)), ...named.filter(busy)]) {
    const { attackers } = candidates.find((candidate) => candidate.blocker === blocker)!
    const [attacker] = fitting(table, entry.attacker, attackers).filter(
      (id) => !chosen.some((choice) => choice.blocker === blocker && choice.attacker === id),
    )
    if (attacker !== undefined) return { blocker, attacker }
  }
  return null
}
