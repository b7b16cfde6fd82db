import type { Duration, Keyword, Modification } from '@spellwright/dsl'
import { type Context, contextAffecting } from '@spellwright/engine'
import { boostWorth } from '../combat/fight-worth.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, type SeenObject } from '../seat/seen-object.ts'
import { bodyWorth, keywordWorth, permanentWorth } from './permanent-worth.ts'
import { savingWorth } from './saving-worth.ts'

const isLasting = (until: Duration | 'static'): boolean =>
  until === 'static' || until === 'game' || until.startsWith('while')

/** Nobody fights any more, or not with this. */
const IDLE = 0.02

/** A change for this turn only matters for whoever has a fight to use it in. */
function weightOf(s: SeenGame, { permanent }: SeenObject, until: Duration | 'static'): number {
  if (isLasting(until)) return 1
  const { step, active } = s.turn
  if (step === 'declareAttackers') return permanent !== null && permanent.attacking !== 0 ? 0.5 : IDLE
  if (active !== s.me || (step !== 'main1' && step !== 'beginCombat')) return IDLE
  return permanent !== null && s.permanentFacts(permanent).isReady ? 0.25 : IDLE
}

/** What these changes to one object are worth to the player of this seat. */
export function modificationsWorth(
  s: SeenGame,
  ctx: Context,
  object: SeenObject,
  changes: readonly Modification[],
  until: Duration | 'static',
): number {
  let sum = 0
  for (const change of changes) sum += modificationWorth(s, ctx, object, change, until)
  if (!isLasting(until)) sum += savingWorth(s, ctx, object, changes)
  return isLasting(until) || s.view.combat?.blockersDeclared !== true ? sum : sum + fightWorth(s, ctx, object, changes)
}

/** Blocks are declared: what the changes do to the fight the creature is in. One that kills it is counted already. */
function fightWorth(
  s: SeenGame,
  ctx: Context,
  { permanent, info }: SeenObject,
  changes: readonly Modification[],
): number {
  if (!permanent || !isCreature(info) || !FIGHTS.has(s.turn.step)) return 0
  let power = 0
  let toughness = 0
  const keywords: string[] = []
  for (const change of changes)
    if (change.kind === 'modifyPT') {
      power += s.reader.quantity(ctx, change.power)
      toughness += s.reader.quantity(ctx, change.toughness)
    } else if (change.kind === 'gainKeyword' && typeof change.keyword === 'string') keywords.push(change.keyword)
  const isDead = (info.toughness ?? 0) + toughness - permanent.damage <= 0
  return isDead ? 0 : boostWorth(s, permanent, { power, toughness, keywords })
}

const FIGHTS: ReadonlySet<string> = new Set(['declareBlockers', 'firstStrikeDamage'])

/** A keyword the creature does not have yet, by what it adds to its body. */
function gainedKeyword({ info }: SeenObject, keyword: Keyword): number {
  if (!isCreature(info)) return 0.1
  const power = Math.max(1, info.power ?? 0)
  const name = typeof keyword === 'string' ? keyword : keyword.kind
  if (name === 'defender') return -0.8 * power
  return info.keywords.includes(name) ? 0 : (keywordWorth(name, power) ?? 0.2 * power)
}

/** What one change to one object is worth to the player of this seat. */
function modificationWorth(
  s: SeenGame,
  ctx: Context,
  object: SeenObject,
  change: Modification,
  until: Duration | 'static',
): number {
  const own = object.controller === s.me ? 1 : -1
  const weight = weightOf(s, object, until)
  const { permanent, info } = object
  switch (change.kind) {
    case 'modifyPT': {
      if (!permanent || !isCreature(info)) return 0
      const toughness = s.reader.quantity(ctx, change.toughness)
      if ((info.toughness ?? 0) + toughness - permanent.damage <= 0) return -own * permanentWorth(s, permanent)
      return own * weight * (s.reader.quantity(ctx, change.power) + 0.5 * toughness)
    }
    case 'setBasePT': {
      const affected = contextAffecting(ctx, object.id)
      const power = change.power === undefined ? (info.power ?? 0) : s.reader.quantity(affected, change.power)
      const toughness =
        change.toughness === undefined ? (info.toughness ?? 0) : s.reader.quantity(affected, change.toughness)
      const before = isCreature(info) ? bodyWorth(info.power ?? 0, info.toughness ?? 0, []) : 0
      return own * weight * 0.8 * (bodyWorth(power, toughness, []) - before)
    }
    case 'setController':
      return permanent && own < 0 ? (1 + weight) * permanentWorth(s, permanent) * (weight < 1 ? 0.4 : 1) : -0.5
    case 'gainKeyword':
      return own * weight * gainedKeyword(object, change.keyword)
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
