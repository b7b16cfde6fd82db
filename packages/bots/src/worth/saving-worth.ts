import type { Effect, Keyword, Modification } from '@spellwright/dsl'
import type { Context, StackView } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'
import { damageToKill } from './damage-worth.ts'
import { permanentWorth } from './permanent-worth.ts'

/** The steps of what is on the stack. */
const stepsOn = (s: SeenGame, item: StackView): readonly Effect[] =>
  item.ability !== null ? stepsOf(item.ability) : s.abilities(item.id).flatMap(({ ability }) => stepsOf(ability))

/** The opponent's spell or ability that will take this permanent of the player away unless something is done. */
export function threatTo(s: SeenGame, object: SeenObject): StackView | null {
  if (object.controller !== s.me || object.permanent === null) return null
  for (let at = s.stack.length - 1; at >= 0; at--) {
    const item = s.stack[at]!
    if (item.controller === s.me) continue
    if (!item.targets.some(({ entities }) => entities.includes(object.id))) return null
    return stepsOn(s, item).some((step) => takesTarget(step, object)) ? item : null
  }
  return null
}

function takesTarget(step: Effect, object: SeenObject): boolean {
  switch (step.kind) {
    case 'destroy':
    case 'exileUntilSourceLeaves':
      return true
    case 'move':
      return step.to !== 'battlefield'
    case 'dealDamage':
      return typeof step.amount !== 'number' || step.amount >= damageToKill(object)
    case 'apply':
      return step.apply.some((change) => change.kind === 'setController' || shrinks(change, object))
    default:
      return false
  }
}

const shrinks = (change: Modification, { info }: SeenObject): boolean =>
  change.kind === 'modifyPT' && typeof change.toughness === 'number' && change.toughness <= -(info.toughness ?? 0)

/** What the player gains by these changes for the turn, because they keep a permanent that would be lost. */
export function savingWorth(s: SeenGame, ctx: Context, object: SeenObject, changes: readonly Modification[]): number {
  if (!s.policy.saveThreatened || s.top === undefined) return 0
  const threat = threatTo(s, object)
  if (threat === null || !changes.some((change) => saves(s, ctx, object, change, threat))) return 0
  return object.permanent === null ? 0 : 0.9 * permanentWorth(s, object.permanent)
}

function saves(s: SeenGame, ctx: Context, object: SeenObject, change: Modification, threat: StackView): boolean {
  if (change.kind === 'gainKeyword') return keywordSaves(s, change.keyword, threat)
  if (change.kind !== 'modifyPT') return false
  const more = s.reader.quantity(ctx, change.toughness)
  return stepsOn(s, threat).every((step) => {
    if (!takesTarget(step, object)) return true
    return step.kind === 'dealDamage' && typeof step.amount === 'number' && step.amount < damageToKill(object) + more
  })
}

/** Protection counts where its colour can be chosen, or is the threat's. */
function keywordSaves(s: SeenGame, keyword: Keyword, threat: StackView): boolean {
  if (keyword === 'shroud' || keyword === 'hexproof') return true
  if (keyword === 'indestructible')
    return stepsOn(s, threat).every(({ kind }) => kind !== 'move' && kind !== 'exileUntilSourceLeaves')
  if (typeof keyword !== 'object' || keyword.kind !== 'protection') return false
  const colors = threatColors(s, threat)
  return keyword.from.some((quality) => {
    if (typeof quality !== 'object' || !('filter' in quality)) return false
    const { color } = quality.filter
    if (typeof color === 'object' && 'chosen' in color) return colors.length > 0
    return colors.some((one) => one === color)
  })
}

/** The colours of a spell, or of what an ability comes from. */
export const threatColors = (s: SeenGame, item: StackView): readonly string[] =>
  item.spell?.colors ?? s.object(item.source)?.info.colors ?? []
