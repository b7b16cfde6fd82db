import type { Affects, RuleEffect, Selector } from '@spellwright/dsl'
import { COUNT_BOUND } from '../words/comparisons.ts'
import { SPAN } from '../words/durations.ts'
import { NUMBER, numberOf, SEVERAL } from '../words/numbers.ts'
import { nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

const affectsOf = (found: Selector | undefined): Affects | undefined => {
  if (found === undefined || Array.isArray(found)) return undefined
  if (typeof found === 'object' && 'all' in found) return found.all
  return found as Affects
}

const SEVERAL_CREATURES = new RegExp(`^(${SEVERAL}) or ${COUNT_BOUND.say('atLeast')} creatures$`)

/** "can't be blocked", "can't attack or block": rules about an object; `this turn` at the end is left out. */
const RULES: readonly (readonly [RegExp, (what: Affects, found: RegExpExecArray) => RuleEffect | undefined])[] = [
  [/^can't block$/, (what) => ({ kind: 'cantBlock', what })],
  [/^can't attack$/, (what) => ({ kind: 'cantAttack', what })],
  [/^can't be blocked$/, (what) => ({ kind: 'cantBeBlocked', what })],
  [
    new RegExp(`^can't be blocked by more than (${NUMBER}) creatures?$`),
    (what, [, amount]) => ({ kind: 'cantBeBlocked', what, byMoreThan: numberOf(amount!)! }),
  ],
  [/^can't block ~$/, (what) => ({ kind: 'cantBlock', what, attackers: { among: 'self' } })],
  [/^blocks? if able$/, (what) => ({ kind: 'mustBlock', what })],
  [/^blocks? ~ if able$/, (what) => ({ kind: 'mustBlock', what, attackers: 'self' })],
  [
    /^can block an additional (\S+) creatures each combat$/,
    (what, [, amount]) => {
      const count = numberOf(amount!)
      return count === undefined ? undefined : { kind: 'canBlockAdditional', what, count }
    },
  ],
  [/^can block an additional creature$/, (what) => ({ kind: 'canBlockAdditional', what, count: 1 })],
  [
    /^can't be blocked except by (.+)$/,
    (what, [, text]) => {
      const counted = SEVERAL_CREATURES.exec(text!)
      if (counted !== null) return { kind: 'cantBeBlocked', what, exceptByCount: numberOf(counted[1]!)! }
      const exceptBy = nounOf(text!)
      return exceptBy === undefined ? undefined : { kind: 'cantBeBlocked', what, exceptBy }
    },
  ],
  [
    /^can't be blocked by (.+)$/,
    (what, [, text]) => {
      const by = nounOf(text!)
      return by === undefined ? undefined : { kind: 'cantBeBlocked', what, by }
    },
  ],
  [
    /^can block only (.+)$/,
    (what, [, text]) => {
      const attackers = nounOf(text!)
      return attackers === undefined ? undefined : { kind: 'canBlockOnly', what, attackers }
    },
  ],
  [/^can block an additional creature each combat$/, (what) => ({ kind: 'canBlockAdditional', what, count: 1 })],
  [/^can block any number of creatures$/, (what) => ({ kind: 'canBlockAdditional', what, count: 'any' })],
  [/^attacks? each combat if able$/, (what) => ({ kind: 'mustAttack', what })],
  [/^attacks? if able$/, (what) => ({ kind: 'mustAttack', what })],
  [/^(?:is|are) goaded$/, (what) => ({ kind: 'goaded', what })],
  [/^blocks? each combat if able$/, (what) => ({ kind: 'mustBlock', what })],
  [/^can't be countered$/, (what) => ({ kind: 'cantBeCountered', what })],
  [/^can't be regenerated$/, (what) => ({ kind: 'cantBeRegenerated', what })],
  [/^can't attack alone$/, (what) => ({ kind: 'cantAttackAlone', what })],
  [/^can't block alone$/, (what) => ({ kind: 'cantBlockAlone', what })],
  [/^can attack as though (?:it|they) didn't have defender$/, (what) => ({ kind: 'attackAsThoughNotDefender', what })],
  [
    /^(?:doesn't|don't) untap during (?:your|its controller's|their controllers') untap steps?$/,
    (what) => ({ kind: 'doesntUntap', what }),
  ],
  [/^assigns? no combat damage$/, (what) => ({ kind: 'assignsNoCombatDamage', what })],
  [
    /^can't block (.+)$/,
    (what, [, text]) => {
      const attackers = nounOf(text!)
      return attackers === undefined ? undefined : { kind: 'cantBlock', what, attackers }
    },
  ],
  [/^must be blocked if able$/, (what) => ({ kind: 'mustBeBlocked', what, by: 'atLeastOne' })],
]

const VERB = / (?=(?:can't|can|attacks?|blocks?|assigns?|doesn't|don't|must|is goaded|are goaded)(?: |$))/

const FOR_A_WHILE = new RegExp(`^(.+?) (?:${SPAN.pattern})( if able)?$`)

/** A rule for a while: "target creature can't block this turn". */
export function ruleSentence(text: string, reading: Reading): RuleEffect | undefined {
  const defender = /^(.+ can attack) this turn (as though it didn't have defender)$/.exec(text)
  if (defender !== null) return staticRule(`${defender[1]} ${defender[2]}`, reading)
  const turn = FOR_A_WHILE.exec(text)
  if (turn === null) {
    const lure = /^all creatures able to block (.+) this turn do so$/.exec(text)
    const what = lure === null ? undefined : affectsOf(reading.object(lure[1]!))
    return what === undefined ? undefined : { kind: 'mustBeBlocked', what, by: 'byAll' }
  }
  return staticRule(turn[1]! + (turn[2] ?? ''), reading)
}

/** The same as a static ability: "~ can't block". */
export function staticRule(text: string, reading: Reading): RuleEffect | undefined {
  const [subject, ...rest] = text.split(VERB)
  if (rest.length === 0) return undefined
  const predicate = text.slice(subject!.length + 1)
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(predicate)
    if (found === null) continue
    const what = affectsOf(reading.objectsOrAll(subject!))
    const rule = what === undefined ? undefined : read(what, found)
    if (rule !== undefined) return rule
  }
  return undefined
}
