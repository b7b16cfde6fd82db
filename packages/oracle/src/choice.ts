import type { ChoiceKind } from '@spellwright/dsl'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'
import { CHOICE } from './words/choices.ts'
import { colorWord } from './words/colors.ts'
import { or, withArticle } from './words/english.ts'
import { aPlayer } from './words/players.ts'

type ChoiceOf<K extends ChoiceKind['kind']> = Extract<ChoiceKind, { kind: K }>

const aNoun = ({ kind }: ChoiceKind): string => withArticle(CHOICE.say(kind))

const PHRASES: { [K in ChoiceKind['kind']]: (choice: ChoiceOf<K>, talk: Talk) => string } = {
  color: (choice) => `${aNoun(choice)}${choice.not === undefined ? '' : ` other than ${colorWord(choice.not)}`}`,
  creatureType: aNoun,
  landType: aNoun,
  basicLandType: aNoun,
  cardType: (choice) => `${aNoun(choice)}${choice.not === undefined ? '' : ` other than ${choice.not}`}`,
  cardName: ({ filter }, talk) => {
    const card = filter === undefined ? 'card' : nounPhrase(filter, { talk, kind: 'card' })
    return withArticle(`${card} name`)
  },
  player: ({ player }) => aPlayer(player.player) ?? 'a player',
  number: ({ min, max }) => `a number between ${min} and ${max}`,
  word: ({ options }) => or(options),
}

export const choiceNoun = (choice: ChoiceKind): string => CHOICE.say(choice.kind)

/** What is chosen: "a color", "a creature type". */
export function choicePhrase(choice: ChoiceKind, talk: Talk): string {
  const render = PHRASES[choice.kind] as (choice: ChoiceKind, talk: Talk) => string
  return render(choice, talk)
}
