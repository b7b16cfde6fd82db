import { card, createToken, enters, FOOD, keyword, triggered } from '@spellwright/dsl'

export const fierceWitchstalker = card({
  name: 'Fierce Witchstalker',
  cost: '{2}{G}{G}',
  type: 'Creature — Wolf',
  power: 4,
  toughness: 4,
  abilities: [keyword('trample'), triggered({ on: enters('self'), effects: [createToken(1, FOOD)] })],
})
