import { card, dealsDamageToPlayer, keyword, triggered } from '@spellwright/dsl'

export const merfolkSpy = card({
  name: 'Merfolk Spy',
  cost: '{U}',
  type: 'Creature — Merfolk Rogue',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'landwalk', land: { subtype: 'Island' } }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [{ kind: 'revealHand', player: 'eventPlayer', random: 1 }],
    }),
  ],
})
