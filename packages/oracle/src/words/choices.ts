import type { ChoiceKind } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

/** What a player is asked to choose. */
export const CHOICE = wordTableOf<ChoiceKind['kind']>({
  color: 'color',
  creatureType: 'creature type',
  landType: 'land type',
  basicLandType: 'basic land type',
  cardType: 'card type',
  cardName: 'name',
  player: 'player',
  number: 'number',
  word: 'word',
})
