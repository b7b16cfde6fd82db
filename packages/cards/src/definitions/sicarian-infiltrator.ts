import { card, draw, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const sicarianInfiltrator = card({
  name: 'Sicarian Infiltrator',
  cost: '{2}{U}',
  type: 'Artifact Creature — Human Soldier',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('flash'),
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    triggered({ abilityWord: 'Benediction of the Omnissiah', on: enters('self'), effects: [draw(1)] }),
  ],
})
