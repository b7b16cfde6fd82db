import type { ChoiceKind } from '@spellwright/dsl'
import { or, withArticle } from './english/words.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { aPlayer } from './player-words.ts'
import type { Talk } from './talk.ts'

type ChoiceOf<K extends ChoiceKind['kind']> = Extract<ChoiceKind, { kind: K }>

const NOUNS: { readonly [K in ChoiceKind['kind']]: string } = {
  color: 'color',
  creatureType: 'creature type',
  landType: 'land type',
  basicLandType: 'basic land type',
  cardType: 'card type',
  cardName: 'name',
  player: 'player',
  number: 'number',
  word: 'word',
}

const PHRASES: { [K in ChoiceKind['kind']]: (choice: ChoiceOf<K>, talk: Talk) => string } = {
  color: () => 'a color',
  creatureType: () => 'a creature type',
  landType: () => 'a land type',
  basicLandType: () => 'a basic land type',
  cardType: () => 'a card type',
  cardName: ({ filter }, talk) => {
    const card = filter === undefined ? 'card' : nounPhrase(filter, { talk, kind: 'card' })
    return withArticle(`${card} name`)
  },
  player: ({ player }) => aPlayer(player.player) ?? 'a player',
  number: ({ min, max }) => `a number between ${min} and ${max}`,
  word: ({ options }) => or(options),
}

export const choiceNoun = (choice: ChoiceKind): string => NOUNS[choice.kind]

/** What is chosen: "a color", "a creature type". */
export function choicePhrase(choice: ChoiceKind, talk: Talk): string {
  const render = PHRASES[choice.kind] as (choice: ChoiceKind, talk: Talk) => string
  return render(choice, talk)
}
