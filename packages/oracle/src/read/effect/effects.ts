import type { Effect } from '@spellwright/dsl'
import type { Reading } from '../reading.ts'
import { animating, saysStill } from './animating.ts'
import { followed, insteadOf, mayPay } from './follow.ts'
import type { Effects } from './reader.ts'
import { revealedUntil } from './revealing.ts'
import { sentenceEffects } from './sentence.ts'

/** All sentences of a spell's or an ability's effect. */
export function effectsOf(sentences: readonly string[], reading: Reading): Effects {
  const effects: Effect[] = []
  /** Where the steps of the sentence before begin. */
  let begun = 0
  for (let index = 0; index < sentences.length; index += 1) {
    const text = sentences[index]!
    const changed = followed(text, effects.at(-1), reading)
    if (changed !== undefined) {
      effects.splice(-1, 1, ...changed)
      continue
    }
    const instead = insteadOf(text, effects.slice(begun), reading)
    if (instead !== undefined) {
      effects.splice(begun, effects.length, instead)
      continue
    }
    begun = effects.length
    const isStill = saysStill(sentences[index + 1])
    const animation = reading.attempt(() => animating(text, isStill, reading))
    if (animation !== undefined) {
      effects.push(...animation)
      if (isStill) index += 1
      continue
    }
    const until = revealedUntil(text, sentences[index + 1])
    if (until !== undefined) {
      effects.push(...until)
      index += 1
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
