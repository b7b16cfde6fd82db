import type { Duration, Keyword, Modification } from '@spellwright/dsl'
import { boostWorth } from '../combat/fight-worth.ts'
import { quantity } from '../seat/quantity.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isCreature, type Thing } from '../seat/thing.ts'
import { bodyWorth, keywordWorth, permanentWorth } from './permanent-worth.ts'

const isLasting = (until: Duration | 'static'): boolean =>
  until === 'static' || until === 'game' || until.startsWith('while')

/** Nobody fights any more, or not with this. */
const IDLE = 0.02

/** A change for this turn only matters for whoever has a fight to use it in. */
function weightOf(s: Situation, { permanent }: Thing, until: Duration | 'static'): number {
  if (isLasting(until)) return 1
  const { step, active } = s.turn
  if (step === 'declareAttackers') return permanent !== null && permanent.attacking !== 0 ? 0.5 : IDLE
  if (active !== s.me || (step !== 'main1' && step !== 'beginCombat')) return IDLE
  return permanent !== null && s.piece(permanent).isReady ? 0.25 : IDLE
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
  return isLasting(until) || s.view.combat?.blockersDeclared !== true ? sum : sum + fightWorth(s, scene, thing, changes)
}

/** Blocks are declared: what the changes do to the fight the creature is in. One that kills it is counted already. */
function fightWorth(s: Situation, scene: Scene, { permanent, info }: Thing, changes: readonly Modification[]): number {
  if (!permanent || !isCreature(info) || !FIGHTS.has(s.turn.step)) return 0
  let power = 0
  let toughness = 0
  const keywords: string[] = []
  for (const change of changes)
    if (change.kind === 'modifyPT') {
      power += quantity(s, scene, change.power)
      toughness += quantity(s, scene, change.toughness)
    } else if (change.kind === 'gainKeyword' && typeof change.keyword === 'string') keywords.push(change.keyword)
  const isDead = (info.toughness ?? 0) + toughness - permanent.damage <= 0
  return isDead ? 0 : boostWorth(s, permanent, { power, toughness, keywords })
}

const FIGHTS: ReadonlySet<string> = new Set(['declareBlockers', 'firstStrikeDamage'])

/** A keyword the creature does not have yet, by what it adds to its body. */
function gainedKeyword({ info }: Thing, keyword: Keyword): number {
  if (!isCreature(info)) return 0.1
  const power = Math.max(1, info.power ?? 0)
  const name = typeof keyword === 'string' ? keyword : keyword.kind
  if (name === 'defender') return -0.8 * power
  return info.keywords.includes(name) ? 0 : (keywordWorth(name, power) ?? 0.2 * power)
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
  const weight = weightOf(s, thing, until)
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
      return own * weight * gainedKeyword(thing, change.keyword)
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
