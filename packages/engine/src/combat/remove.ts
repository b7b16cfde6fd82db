import { type Characteristics, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { CHANGE } from '../continuous/what-effects-read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import type { AttackRecord } from '../state/state.ts'
import { changed } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** What a permanent can be in combat: an attacking or blocking creature, a planeswalker or battle that is attacked, or both. */
type Part = 'fights' | 'isAttacked' | 'any'

/** CR 506.4: it stops being an attacking or blocking creature; a creature it blocked stays blocked. */
export function removeFromCombat(game: Game, id: ObjectId, part: Part = 'any'): boolean {
  const { combat } = game.state
  if (!combat) return false
  const fights = part !== 'isAttacked'
  const isAttacked = part !== 'fights'
  const isInvolved = ({ attacker, blockers, defender }: AttackRecord): boolean =>
    (fights && (attacker === id || blockers.includes(id))) || (isAttacked && defender === id)
  const blocksDeparted = fights && combat.departed.some(({ blockers }) => blockers.includes(id))
  if (!combat.attackers.some(isInvolved) && !blocksDeparted) return false
  const without = (record: AttackRecord): AttackRecord => {
    if (!isInvolved(record)) return record
    const { blockers, defender } = record
    return {
      ...record,
      blockers: fights ? blockers.filter((blocker) => blocker !== id) : blockers,
      // CR 506.4c: the creature continues to attack, but attacks nothing.
      defender: isAttacked && defender === id ? 0 : defender,
    }
  }
  const leaves = ({ attacker }: AttackRecord): boolean => fights && attacker === id
  game.state.combat = {
    ...combat,
    attackers: combat.attackers.filter((record) => !leaves(record)).map(without),
    departed: [...combat.departed.map(without), ...combat.attackers.filter(leaves)],
  }
  changed(game, CHANGE.combat)
  if (game.state.objects[id]) emit(game, [makeEvent('removedFromCombat', { object: id })])
  return true
}

/** CR 506.4: a creature that stops being one, or becomes a battle. */
const canFight = ({ types }: Characteristics): boolean =>
  (types & TYPE_BIT.creature) !== 0 && (types & TYPE_BIT.battle) === 0

const canBeAttacked = ({ types }: Characteristics): boolean => (types & (TYPE_BIT.planeswalker | TYPE_BIT.battle)) !== 0

/** CR 506.4, 506.4d–e: removes what is no longer of a type that it needs for its part in combat. */
export function removeWhatStopsFitting(game: Game): void {
  const { combat } = game.state
  if (!combat) return
  for (const { attacker, defender } of combat.attackers) {
    removeUnless(game, attacker, 'fights', canFight)
    if (defender !== 0 && isObjectEntity(defender)) removeUnless(game, defender, 'isAttacked', canBeAttacked)
  }
  for (const { blockers } of [...combat.attackers, ...combat.departed])
    for (const blocker of blockers) removeUnless(game, blocker, 'fights', canFight)
}

function removeUnless(game: Game, id: ObjectId, part: Part, fits: (c: Characteristics) => boolean): void {
  if (game.state.objects[id]?.zone === 'battlefield' && !fits(characteristics(game, id)))
    removeFromCombat(game, id, part)
}
