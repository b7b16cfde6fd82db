import type { EffectOf } from '@spellwright/dsl'
import { YOU } from '../english/clause.ts'
import { aPhrase } from '../filter/determiner.ts'
import type { Talk } from '../talk.ts'
import { type EffectRenderers, one, type Sentence, sentence } from './sentence.ts'

const OUTSIDE = 'you own from outside the game'

const place = ({ to }: EffectOf<'fromOutside'>): string =>
  to === 'library' ? 'on top of your library' : 'into your hand'

/** "a card you own named Legion Angel", "an artifact card you own". */
function owned({ what }: EffectOf<'fromOutside'>, talk: Talk): string {
  const { name, ...others } = what
  const noun = aPhrase(others, { talk, kind: 'card' })
  return typeof name === 'string' ? `${noun} you own named ${name} from outside the game` : `${noun} ${OUTSIDE}`
}

function optionally(effect: EffectOf<'fromOutside'>, verb: string, rest: string): Sentence {
  const clause = sentence({ subject: YOU, verb, rest })
  return effect.optional === 'may' ? { ...clause, may: YOU } : clause
}

function fromOutside(effect: EffectOf<'fromOutside'>, talk: Talk): Sentence[] {
  const what = owned(effect, talk)
  talk.bind(effect.as, { noun: 'card', number: 'one' })
  if (effect.reveal === undefined) return [optionally(effect, 'put', `${what} ${place(effect)}`)]
  if (effect.exile === undefined) return [optionally(effect, 'reveal', `${what} and put it ${place(effect)}`)]
  const exiled = aPhrase(effect.what, { talk, kind: 'card' }).replace(/^an? /, '')
  const choice = optionally(effect, 'reveal', `${what} or choose a face-up ${exiled} you own in exile`)
  return [choice, ...one(YOU, 'put', `that card ${place(effect)}`)]
}

export const outside: Pick<EffectRenderers, 'fromOutside' | 'learn'> = {
  fromOutside,
  learn: () => one(YOU, 'learn', ''),
}
