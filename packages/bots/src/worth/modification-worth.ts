import type { Duration, Modification } from '@spellwright/dsl'
import { quantity } from '../seat/quantity.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isCreature, type Thing } from '../seat/thing.ts'
import { bodyWorth, permanentWorth } from './permanent-worth.ts'

/** A change for this turn only matters while there is a fight to use it in. */
function weightOf(s: Situation, until: Duration | 'static'): number {
  if (until === 'static' || until === 'game' || until.startsWith('while')) return 1
  const { step, active } = s.turn
  if (step === 'declareBlockers' || step === 'declareAttackers') return 0.5
  return active === s.me && (step === 'main1' || step === 'beginCombat') ? 0.25 : 0.05
}

/** What these changes to one object are worth to the player of this seat. */
export function modificationsWorth(
  s: Situation,
  scene: Scene,
  thing: Thing,
  changes: readonly Modification[],
  until: Duration | 'static',
): number {
  let sum = 0
  for (const change of changes) sum += modificationWorth(s, scene, thing, change, until)
  return sum
}

/** What one change to one object is worth to the player of this seat. */
function modificationWorth(
  s: Situation,
  scene: Scene,
  thing: Thing,
  change: Modification,
  until: Duration | 'static',
): number {
  const own = thing.controller === s.me ? 1 : -1
  const weight = weightOf(s, until)
  const { permanent, info } = thing
  switch (change.kind) {
    case 'modifyPT': {
      if (!permanent || !isCreature(info)) return 0
      const toughness = quantity(s, scene, change.toughness)
      if ((info.toughness ?? 0) + toughness - permanent.damage <= 0) return -own * permanentWorth(s, permanent)
      return own * weight * (quantity(s, scene, change.power) + 0.5 * toughness)
    }
    case 'setBasePT': {
      const affected = { ...scene, event: thing.id }
      const power = change.power === undefined ? (info.power ?? 0) : quantity(s, affected, change.power)
      const toughness = change.toughness === undefined ? (info.toughness ?? 0) : quantity(s, affected, change.toughness)
      const before = isCreature(info) ? bodyWorth(info.power ?? 0, info.toughness ?? 0, []) : 0
      return own * weight * 0.8 * (bodyWorth(power, toughness, []) - before)
    }
    case 'setController':
      return permanent && own < 0 ? (1 + weight) * permanentWorth(s, permanent) * (weight < 1 ? 0.4 : 1) : -0.5
    case 'gainKeyword':
      return own * weight * (isCreature(info) ? 0.2 * Math.max(1, info.power ?? 0) : 0.1)
    case 'gainAbility':
      return own * weight * 0.6
    case 'loseKeyword':
      return -own * weight * 0.4
    case 'loseAllAbilities':
      return -own * weight * (permanent ? 0.4 * permanentWorth(s, permanent) : 1)
    default:
      return 0
  }
}
