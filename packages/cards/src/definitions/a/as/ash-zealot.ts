import { card, dealDamage, keywords, players, triggered } from '@spellwright/dsl'

export const ashZealot = card({
  name: 'Ash Zealot',
  cost: '{R}{R}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    ...keywords('first strike', 'haste'),
    triggered({
      on: { kind: 'cast', player: 'eachPlayer', from: 'graveyard' },
      effects: [dealDamage(3, players('eventPlayer'))],
    }),
  ],
})
