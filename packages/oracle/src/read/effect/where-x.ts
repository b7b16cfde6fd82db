import {
  type Effect,
  type EffectKind,
  type Filter,
  mentionsX,
  type Quantity,
  type Rewriter,
  rewrite,
  walk,
  type Zone,
} from '@spellwright/dsl'
import { quantityPhrase } from '../quantity.ts'
import type { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'

/** X replaced by what it stands for; not in abilities that are only quoted. */
const replacing = (x: Quantity): Rewriter => ({
  quantity: (quantity) => (typeof quantity === 'object' && quantity.kind === 'x' ? x : undefined),
  costPart: (part) => (part.kind === 'mana' && part.mana === '{X}' ? { kind: 'generic', amount: x } : undefined),
  ability: (ability) => ability,
})

/** The steps that stand in what may be done, or is done if. */
function stepsOf(effect: Effect): Effect[] {
  const within = [
    ...('effects' in effect ? effect.effects : []),
    ...('then' in effect && Array.isArray(effect.then) ? (effect.then as Effect[]) : []),
  ]
  return within.length === 0 ? [effect] : within.flatMap(stepsOf)
}

/** What a number depends on, in the words of the card language. */
interface Dependence {
  readonly quantities?: readonly string[]
  readonly zones?: readonly Zone[]
  readonly filters?: readonly (keyof Filter)[]
}

const LIFE: Dependence = { quantities: ['lifeOf', 'eventTotal', 'events'] }
const SIZES = ['powerOf', 'toughnessOf', 'greatest', 'total', 'different']

/** Steps, and which numbers they may change. */
const CHANGES: Partial<Record<EffectKind, Dependence>> = {
  dealDamage: LIFE,
  gainLife: LIFE,
  loseLife: LIFE,
  addMana: { quantities: ['manaSpent'] },
  draw: { quantities: ['events'], zones: ['hand', 'library'] },
  scry: { zones: ['library'] },
  surveil: { zones: ['library', 'graveyard'] },
  apply: { quantities: SIZES, filters: ['controller'] },
  putCounters: { quantities: ['countersOn', ...SIZES], filters: ['counters'] },
}

const dependsOn = (x: Quantity, { quantities = [], zones = [], filters = [] }: Dependence): boolean =>
  walk('quantity', x, {
    quantity: (quantity) => typeof quantity === 'object' && quantities.includes(quantity.kind),
    zone: (zone) => zones.includes(zone),
    filter: (filter) => filters.some((field) => field in filter),
  })

/**
 * X is one number for all of them (CR 608.2h), but each step works it out when it happens: so several steps may say it
 * only if none of them can change it.
 */
function isOnce(whole: readonly Effect[], x: Quantity): boolean {
  const effects = whole.flatMap(stepsOf)
  if (effects.filter((effect) => mentionsX('effect', effect)).length < 2) return true
  return effects.every(({ kind }) => CHANGES[kind] !== undefined && !dependsOn(x, CHANGES[kind]))
}

const WHERE = /^(.+), where X is (.+)$/

/** "draw X cards, where X is the number of creatures you control". */
export function whereX(text: string, reading: Reading, read: (text: string) => Effects): Effects {
  const found = WHERE.exec(text)
  if (found === null) return undefined
  const before = new Set(Object.keys(reading.targets))
  const effects = read(found[1]!)
  if (effects === undefined || !(mentionsX('effect', effects) || mentionsX('targets', reading.targets)))
    return undefined
  const x = quantityPhrase(found[2]!, reading)
  if (x === undefined) return undefined
  if (!isOnce(effects, x)) return undefined
  for (const [name, target] of Object.entries(reading.targets))
    if (!before.has(name)) reading.targets[name] = rewrite('targetSpec', target, replacing(x))
  return effects.map((effect) => rewrite('effect', effect, replacing(x)))
}
