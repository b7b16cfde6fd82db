import type { Effect } from '@spellwright/dsl'
import type { Talk } from '../talk.ts'
import { cards } from './cards.ts'
import { continuous } from './continuous.ts'
import { damageAndLife } from './damage-and-life.ts'
import { designations } from './designations.ts'
import { insteadSentences } from './instead.ts'
import { keywordActions } from './keyword-actions.ts'
import { library } from './library.ts'
import { outside } from './outside.ts'
import { permanents } from './permanents.ts'
import type { EffectRenderers, Sentence } from './sentence.ts'
import { structure } from './structure.ts'
import { tokens } from './tokens.ts'
import { turns } from './turns.ts'
import { zones } from './zones.ts'

/** Every kind of effect has its words; a new kind without them does not compile. */
const effects = (): EffectRenderers => ({
  ...damageAndLife,
  ...cards,
  ...library,
  ...zones,
  ...permanents,
  ...tokens,
  ...keywordActions,
  ...designations,
  ...continuous,
  ...structure,
  ...turns,
  ...outside,
})

let table: EffectRenderers | undefined

export function effectSentence(effect: Effect, talk: Talk): Sentence[] {
  // The rooms import each other, so the table is put together when first used.
  table ??= effects()
  const render = table[effect.kind] as (effect: Effect, talk: Talk) => Sentence[]
  return insteadSentences(effect, talk) ?? render(effect, talk)
}
