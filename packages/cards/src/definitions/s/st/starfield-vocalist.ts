import { card, keyword, mana, rule } from '@spellwright/dsl'

export const starfieldVocalist = card({
  name: 'Starfield Vocalist',
  cost: '{3}{U}',
  type: 'Creature — Human Bard',
  power: 3,
  toughness: 4,
  abilities: [
    rule({ kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: {} }),
    keyword({ kind: 'warp', cost: [mana('{1}{U}')] }),
  ],
})
