import type { Effect, Quantity } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { amountOf } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { effectSentence } from './effects.ts'
import { plain, type Sentence } from './sentence.ts'

type Choice = Extract<Quantity, { kind: 'if' }>

const isChoice = (quantity: unknown): quantity is Choice =>
  typeof quantity === 'object' && quantity !== null && 'kind' in quantity && quantity.kind === 'if'

function choiceIn(effect: Effect): { key: 'amount' | 'count'; choice: Choice } | undefined {
  if ('amount' in effect && isChoice(effect.amount)) return { key: 'amount', choice: effect.amount }
  if ('count' in effect && isChoice(effect.count)) return { key: 'count', choice: effect.count }
  return undefined
}

/** A number that depends on a condition: "… 2 damage to any target. If this spell was kicked, it deals 4 damage instead." */
export function insteadSentences(effect: Effect, talk: Talk): Sentence[] | undefined {
  if (effect.kind === 'createTokenCopy') return undefined
  const found = choiceIn(effect)
  if (found === undefined) return undefined
  const { key, choice } = found
  const usual = effectSentence({ ...effect, [key]: choice.else } as Effect, talk)
  talk.newSentence()
  const prefix = `if ${conditionPhrase(choice.condition, talk)}, `
  if (effect.kind === 'dealDamage') {
    return [...usual, plain(`${prefix}it deals ${amountOf(choice.then, 'damage', talk)} instead`)]
  }
  const [better, ...others] = effectSentence({ ...effect, [key]: choice.then } as Effect, talk)
  if (better === undefined) return usual
  return [...usual, { ...better, prefix: prefix + better.prefix, suffix: `${better.suffix} instead` }, ...others]
}
