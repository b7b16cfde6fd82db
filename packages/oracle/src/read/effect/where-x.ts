import type { Effect, EffectKind, Quantity } from '@spellwright/dsl'
import { quantityPhrase } from '../quantity.ts'
import type { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'

/** X replaced by what it stands for; not in abilities that are only quoted. */
function replaced<T>(said: T, x: Quantity): T {
  if (Array.isArray(said)) return said.map((one) => replaced(one, x)) as T
  if (typeof said !== 'object' || said === null) return said
  if ('kind' in said && said.kind === 'x') return x as T
  if ('kind' in said && said.kind === 'mana' && 'mana' in said && said.mana === '{X}')
    return { kind: 'generic', amount: x } as T
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) =>
      key === 'ability' || key === 'abilities' ? [key, value] : [key, replaced(value, x)],
    ),
  ) as T
}

/** The steps that stand in what may be done, or is done if. */
function stepsOf(effect: Effect): Effect[] {
  const within = [
    ...('effects' in effect ? effect.effects : []),
    ...('then' in effect && Array.isArray(effect.then) ? (effect.then as Effect[]) : []),
  ]
  return within.length === 0 ? [effect] : within.flatMap(stepsOf)
}

/** Steps, and what they may change. */
const HARMLESS: Partial<Record<EffectKind, RegExp>> = {
  dealDamage: /"(?:lifeOf|eventTotal|events)"/,
  gainLife: /"(?:lifeOf|eventTotal|events)"/,
  loseLife: /"(?:lifeOf|eventTotal|events)"/,
  addMana: /"manaSpent"/,
  draw: /"(?:hand|library|events)"/,
  scry: /"library"/,
  surveil: /"(?:library|graveyard)"/,
  apply: /"(?:powerOf|toughnessOf|greatest|total|different|controller)"/,
  putCounters: /"(?:countersOn|counters|powerOf|toughnessOf|greatest|total|different)"/,
}

/**
 * X is one number for all of them (CR 608.2h), but each step works it out when it happens: so several steps may say it
 * only if none of them can change it.
 */
function isOnce(whole: readonly Effect[], x: Quantity): boolean {
  const effects = whole.flatMap(stepsOf)
  const saying = effects.filter((effect) => /"kind":"x"|"mana":"\{X\}"/.test(JSON.stringify(effect)))
  if (saying.length < 2) return true
  const said = JSON.stringify(x)
  return effects.every(({ kind }) => HARMLESS[kind] !== undefined && !HARMLESS[kind].test(said))
}

const WHERE = /^(.+), where X is (.+)$/

/** "draw X cards, where X is the number of creatures you control". */
export function whereX(text: string, reading: Reading, read: (text: string) => Effects): Effects {
  const found = WHERE.exec(text)
  if (found === null) return undefined
  const before = new Set(Object.keys(reading.targets))
  const effects = read(found[1]!)
  if (effects === undefined || !/"kind":"x"|"mana":"\{X\}"/.test(JSON.stringify([effects, reading.targets])))
    return undefined
  const x = quantityPhrase(found[2]!, reading)
  if (x === undefined) return undefined
  if (!isOnce(effects, x)) return undefined
  for (const [name, target] of Object.entries(reading.targets))
    if (!before.has(name)) reading.targets[name] = replaced(target, x)
  return replaced(effects, x)
}
