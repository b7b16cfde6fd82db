import { dealDamage } from '../atoms/damage.ts'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import { assignAttacker, assignBlocker, assignUnblocked } from './assign-damage.ts'
import type { Assignment } from './lethal.ts'
import { setCombat } from './phase.ts'

/** Every attacking and blocking creature, attackers first, each once. */
function combatants(game: Game): ObjectId[] {
  const attackers = game.state.combat?.attackers ?? []
  return [...new Set([...attackers.map(({ attacker }) => attacker), ...attackers.flatMap(({ blockers }) => blockers)])]
}

const hasDoubleStrike = (game: Game, id: ObjectId): boolean => hasKeyword(characteristics(game, id), 'double strike')

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  hasKeyword(characteristics(game, id), 'first strike') || hasDoubleStrike(game, id)

/** CR 510.4: asked as the combat damage step begins. */
export const needsFirstStrikeStep = (game: Game): boolean => combatants(game).some((id) => strikesFirst(game, id))

/**
 * CR 510.4, 702.7c, 702.4c–d: in the first step those with first or double strike as it begins; in the second those that
 * had neither then, and those with double strike now.
 */
function dealers(game: Game, which: 'first' | 'second'): ReadonlySet<ObjectId> {
  if (which === 'first') return new Set(combatants(game).filter((id) => strikesFirst(game, id)))
  const first = game.state.combat?.firstStrikers ?? []
  return new Set(combatants(game).filter((id) => !first.includes(id) || hasDoubleStrike(game, id)))
}

/** CR 510: the turn-based actions of a combat damage step. Without a first-strike step there is only the `second`. */
export function combatDamage(game: Game, which: 'first' | 'second'): void {
  if (!game.state.combat) return
  const dealing = dealers(game, which)
  if (which === 'first') rememberFirstStrikers(game, dealing)
  const assigned = [...assignAttackers(game, dealing), ...assignBlockers(game, dealing)]
  // CR 510.2
  dealDamage(
    game,
    assigned.map(({ source, target, amount }) => ({ source, target, amount, combat: true, preventable: true })),
  )
}

function rememberFirstStrikers(game: Game, dealing: ReadonlySet<ObjectId>): void {
  const combat = game.state.combat!
  setCombat(game, {
    ...combat,
    firstStrikers: [...dealing],
    attackers: combat.attackers.map((record) => ({ ...record, struckFirst: dealing.has(record.attacker) })),
  })
}

/** CR 510.1: the active player's creatures, those with trample last, because the damage of the others counts (CR 702.19b). */
function assignAttackers(game: Game, dealing: ReadonlySet<ObjectId>): Assignment[] {
  const records = game.state.combat!.attackers.filter(({ attacker }) => dealing.has(attacker))
  const tramples = records.map(({ attacker }) => hasKeyword(characteristics(game, attacker), 'trample'))
  const assigned: Assignment[] = []
  for (const trample of [false, true])
    for (const [index, record] of records.entries())
      if (tramples[index] === trample)
        assigned.push(...(assignUnblocked(game, record) ?? assignAttacker(game, record, assigned)))
  return assigned
}

function assignBlockers(game: Game, dealing: ReadonlySet<ObjectId>): Assignment[] {
  const { attackers } = game.state.combat!
  const blockers = [...new Set(attackers.flatMap((record) => record.blockers))].filter((id) => dealing.has(id))
  const assigned: Assignment[] = []
  for (const blocker of blockers) {
    const blocked = attackers.filter((record) => record.blockers.includes(blocker)).map(({ attacker }) => attacker)
    assigned.push(...assignBlocker(game, blocker, blocked))
  }
  return assigned
}
