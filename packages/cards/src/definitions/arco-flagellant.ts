import { activated, apply, card, gain, keyword, mana, payLife, rule } from '@spellwright/dsl'

export const arcoFlagellant = card({
  name: 'Arco-Flagellant',
  cost: '{2}{B}',
  type: 'Creature — Human',
  power: 3,
  toughness: 1,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    rule({ kind: 'cantBlock', what: 'self' }),
    activated({ abilityWord: 'Endurant', cost: [payLife(3)], effects: [apply('self', [gain('indestructible')])] }),
  ],
})
