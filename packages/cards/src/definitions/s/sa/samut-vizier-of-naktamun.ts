import { card, dealsDamageToPlayer, draw, keywords, matches, triggered } from '@spellwright/dsl'

export const samutVizierOfNaktamun = card({
  name: 'Samut, Vizier of Naktamun',
  type: 'Legendary Creature — Human Warrior Cleric',
  cost: '{1}{R}{G}',
  power: 2,
  toughness: 3,
  abilities: [
    ...keywords('first strike', 'vigilance', 'haste'),
    triggered({
      on: dealsDamageToPlayer({ type: 'creature', controller: 'you' }, 'combat'),
      condition: matches('eventSource', { is: 'enteredThisTurn' }),
      effects: [draw(1)],
    }),
  ],
})
