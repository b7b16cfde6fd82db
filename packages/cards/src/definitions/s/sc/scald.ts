import { card, dealDamage, players, triggered } from '@spellwright/dsl'

export const scald = card({
  name: 'Scald',
  cost: '{1}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { subtype: 'Island' } },
      effects: [dealDamage(1, players('eventPlayer'))],
    }),
  ],
})
