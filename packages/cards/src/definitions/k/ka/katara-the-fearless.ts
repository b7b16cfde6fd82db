import { card, rule } from '@spellwright/dsl'

export const kataraTheFearless = card({
  name: 'Katara, the Fearless',
  cost: '{G}{W}{U}',
  type: 'Legendary Creature — Human Warrior Ally',
  power: 3,
  toughness: 3,
  abilities: [rule({ kind: 'triggersAgain', abilitiesOf: { subtype: 'Ally', controller: 'you' } })],
})
