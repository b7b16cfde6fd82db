import { attacks, card, keyword, oneOf, pump, tapForMana, triggered, youControl } from '@spellwright/dsl'

export const rubyDaringTracker = card({
  name: 'Ruby, Daring Tracker',
  type: 'Legendary Creature — Human Scout',
  cost: '{R}{G}',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: attacks('self'),
      while: youControl({ type: 'creature', power: { atLeast: 4 } }),
      effects: [pump('self', 2, 2)],
    }),
    tapForMana(oneOf('{R}', '{G}')),
  ],
})
