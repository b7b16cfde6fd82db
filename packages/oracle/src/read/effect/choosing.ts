import { CHOICE } from '../../words/choices.ts'
import { A_PLAYER } from '../../words/players.ts'
import type { EffectReader } from './reader.ts'

/** What is chosen, and how the text speaks of it later: "of the chosen type". */
export const CHOSEN_AS = { color: 'color', creatureType: 'type' } as const

/** A target that is named before anything happens to it, and colors or creature types chosen on resolution. */
export const CHOOSING: readonly EffectReader[] = [
  [
    /^choose (target (?!player|opponent).+|up to \S+ target .+|another target .+)$/,
    ([, text], reading) => {
      const what = reading.target(text!)
      return what === undefined ? undefined : [{ kind: 'bind', as: 'chosenTarget', what }]
    },
  ],
  [
    new RegExp(`^choose (${A_PLAYER.pattern})$`),
    ([, who], reading) => {
      const player = A_PLAYER.read(who!)!
      if (player === 'you') return undefined
      reading.they = { the: 'player' }
      return [{ kind: 'choosePlayer', player: 'you', from: { player }, as: 'player' }]
    },
  ],
  [
    new RegExp(`^choose a (${CHOICE.pattern})$`),
    ([, word]) => {
      const kind = CHOICE.read(word!)
      if (kind !== 'color' && kind !== 'creatureType') return undefined
      return [{ kind: 'chooseWord', player: 'you', choose: { kind }, as: CHOSEN_AS[kind] }]
    },
  ],
]
