import { CHOICE } from '../../words/choices.ts'
import type { EffectReader } from './reader.ts'

/** What is chosen, and how the text speaks of it later: "of the chosen type". */
export const CHOSEN_AS = { color: 'color', creatureType: 'type' } as const

/** A color or creature type chosen on resolution. */
export const CHOOSING: readonly EffectReader[] = [
  [
    new RegExp(`^choose a (${CHOICE.pattern})$`),
    ([, word]) => {
      const kind = CHOICE.read(word!)
      if (kind !== 'color' && kind !== 'creatureType') return undefined
      return [{ kind: 'chooseWord', player: 'you', choose: { kind }, as: CHOSEN_AS[kind] }]
    },
  ],
]
