import { card, keywords, rule } from '@spellwright/dsl'

export const yarokTheDesecrated = card({
  name: 'Yarok, the Desecrated',
  cost: '{2}{B}{G}{U}',
  type: 'Legendary Creature — Elemental Horror',
  power: 3,
  toughness: 5,
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    rule({ kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: {} }),
  ],
})
