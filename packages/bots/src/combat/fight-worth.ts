import type { AttackView, ObjectId, PermanentView } from '@spellwright/engine'
import { isPlayerEntity } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { lifeChange, WIN } from '../worth/life.ts'
import { clash } from './clash.ts'
import { Fighter, fighter, fightersOf, reach } from './fighter.ts'

/** What a creature has more of for the rest of the turn. */
export interface Boost {
  readonly power: number
  readonly toughness: number
  readonly keywords: readonly string[]
}

const boosted = (one: Fighter, { power, toughness, keywords }: Boost): Fighter =>
  new Fighter(
    one.id,
    Math.max(0, one.power + power),
    one.toughness + toughness,
    one.worth,
    [...one.keywords, ...keywords],
    one.place,
  )

/** An attack as it stands, and what comes of it. */
interface Exchange {
  /** The dead of the defending player less those of the attacking one, and life gained by lifelink. */
  readonly worth: number
  readonly damage: number
}

const LIFE = 0.35

function exchange(attacker: Fighter, blockers: readonly Fighter[], { blocked, defender }: AttackView): Exchange {
  const linked = (one: Fighter): number => (one.lifelink ? LIFE * reach(one) : 0)
  if (!blocked) return { worth: linked(attacker), damage: isPlayerEntity(defender) ? reach(attacker) : 0 }
  const { attackerDies, dead, through } = clash(attacker, blockers)
  let worth = (attackerDies ? -attacker.worth : 0) + linked(attacker)
  for (const one of dead) worth += one.worth
  for (const one of blockers) worth -= linked(one)
  return { worth, damage: isPlayerEntity(defender) ? through : 0 }
}

/** What it is worth to this seat that a creature fights with the boost, once blocks are declared; 0 if it does not fight. */
export function boostWorth(s: SeenGame, creature: PermanentView, boost: Boost): number {
  const { combat } = s.view
  if (!combat?.blockersDeclared) return 0
  const better = boosted(fighter(s, creature), boost)
  let damage = 0
  let more = 0
  let worth = 0
  let takesPart = false
  for (const attack of combat.attackers) {
    const attacker = fightersOf(s, [attack.attacker])[0]
    if (!attacker) continue
    const blockers = fightersOf(s, attack.blockers)
    const before = exchange(attacker, blockers, attack)
    damage += before.damage
    if (!isIn(attack, creature.id)) continue
    takesPart = true
    const swap = (one: Fighter): Fighter => (one.id === creature.id ? better : one)
    const after = exchange(swap(attacker), blockers.map(swap), attack)
    more += after.damage - before.damage
    worth += after.worth - before.worth
  }
  if (!takesPart) return 0
  const sum = worth + damageWorth(s, damage, more)
  return s.isMyTurn ? sum : -sum
}

const isIn = ({ attacker, blockers }: AttackView, id: ObjectId): boolean => attacker === id || blockers.includes(id)

/** A little more damage alone is not worth a card. */
const SOME_DAMAGE = 0.5

/** What that much more damage to the defending player is worth to the attacking one. */
function damageWorth(s: SeenGame, damage: number, more: number): number {
  const defender = s.isMyTurn ? s.foe : s.me
  if (more === 0 || !damageCountsFor(s, defender)) return 0
  const life = s.life(defender)
  if (damage >= life) return damage + more >= life ? 0 : -WIN
  if (damage + more >= life) return WIN
  return -SOME_DAMAGE * lifeChange(life - damage, -more)
}
