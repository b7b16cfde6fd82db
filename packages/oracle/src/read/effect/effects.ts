import type { Effect } from '@spellwright/dsl'
import { costOf } from '../cost.ts'
import type { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'
import { sentenceEffects } from './sentence.ts'

const IF_YOU_DO = 'if you do, '

/** "You may pay {2}. If you do, draw a card." */
function mayPay(text: string, next: string | undefined, reading: Reading): Effect | undefined {
  const pay = /^you may (pay .+|sacrifice .+|discard .+)$/.exec(text)
  if (pay === null || next === undefined || !next.startsWith(IF_YOU_DO)) return undefined
  const cost = costOf(pay[1]!)
  const then = cost === undefined ? undefined : sentenceEffects(next.slice(IF_YOU_DO.length), reading)
  if (cost === undefined || then === undefined) return undefined
  return { kind: 'mayPay', player: 'you', cost, ...(pay[1]!.includes('{X}') ? { x: 'chosen' } : {}), then }
}

/** All sentences of a spell's or an ability's effect. */
export function effectsOf(sentences: readonly string[], reading: Reading): Effects {
  const effects: Effect[] = []
  for (let index = 0; index < sentences.length; index += 1) {
    const text = sentences[index]!
    const last = effects.at(-1)
    if (/^(?:it|they) can't be regenerated$/.test(text) && last?.kind === 'destroy') {
      effects[effects.length - 1] = { ...last, regeneration: 'cant' }
      continue
    }
    const paid = reading.attempt(() => mayPay(text, sentences[index + 1], reading))
    if (paid !== undefined) {
      effects.push(paid)
      index += 1
      continue
    }
    const read = sentenceEffects(text, reading)
    if (read === undefined) return undefined
    effects.push(...read)
  }
  return effects
}
