import type { Ability, Cost, Effect, Filter, SpellAbility } from '@spellwright/dsl'

/** What takes a permanent away again as it enters. */
export interface EnterDrawback {
  /** What its controller may pay to keep it; null: nothing. */
  readonly keepCost: Cost | null
  /** It is a trigger, which can be answered. */
  readonly isTrigger: boolean
}

const takesItself = (effect: Effect): boolean => effect.kind === 'sacrifice' && effect.what === 'self'

/** What an effect would make its source's controller pay, or lose the source; undefined if it does not threaten it. */
function keepCostIn(effects: readonly Effect[]): Cost | null | undefined {
  for (const effect of effects) {
    if (takesItself(effect)) return null
    if (effect.kind === 'unless' && effect.player === 'you' && effect.effects.some(takesItself)) return effect.cost
  }
  return undefined
}

function enterDrawbackIn(ability: Ability): EnterDrawback | null {
  if (ability.kind === 'triggered') {
    const { on, effects } = ability
    if (on.kind !== 'zoneChange' || on.object !== 'self' || on.to !== 'battlefield') return null
    const keepCost = keepCostIn(effects)
    return keepCost === undefined ? null : { keepCost, isTrigger: true }
  }
  if (ability.kind !== 'static' || ability.replacement?.kind !== 'enters') return null
  for (const change of ability.replacement.with)
    if (change.kind === 'payOr' && change.else.some(({ kind }) => kind === 'instead'))
      return { keepCost: change.cost, isTrigger: false }
  return null
}

export function enterDrawbackOf(abilities: readonly Ability[]): EnterDrawback | null {
  for (const ability of abilities) {
    const drawback = enterDrawbackIn(ability)
    if (drawback !== null) return drawback
  }
  return null
}

/** Is it a trigger on entering that takes its own source away? */
export const isEnterDrawback = (ability: Ability | null): boolean =>
  ability !== null && enterDrawbackIn(ability)?.isTrigger === true

/** What a spell saves a permanent from its own trigger with. */
export interface Rescue {
  /** It counters the trigger. */
  readonly counters: boolean
  /** It takes a permanent that fits out of the trigger's reach for a while. */
  readonly phases: Filter | null
}

const isTriggerTarget = ({ stackKind, controller }: Filter): boolean =>
  controller !== 'opponent' && (stackKind === 'ability' || stackKind === 'triggeredAbility' || stackKind === 'any')

function rescueIn({ targets = {}, effects }: Pick<SpellAbility, 'targets' | 'effects'>): Rescue | null {
  for (const effect of effects) {
    if (effect.kind !== 'counterSpell' && effect.kind !== 'phaseOut') continue
    const { what } = effect
    const filter = typeof what === 'object' && 'the' in what ? targets[what.the]?.objects : undefined
    if (filter === undefined) continue
    if (effect.kind === 'phaseOut') return { counters: false, phases: filter }
    if (isTriggerTarget(filter)) return { counters: true, phases: null }
  }
  return null
}

/** Of a spell, whichever of its modes does it; null: it saves nothing. */
export function rescueBy(abilities: readonly Ability[]): Rescue | null {
  for (const ability of abilities) {
    if (ability.kind !== 'spell') continue
    for (const part of [ability, ...(ability.modes?.options ?? [])]) {
      const rescue = rescueIn(part)
      if (rescue !== null) return rescue
    }
  }
  return null
}
