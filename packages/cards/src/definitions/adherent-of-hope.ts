import { atBeginningOf, card, putCounters, triggered, youControl } from '@spellwright/dsl'

export const adherentOfHope = card({
  name: 'Adherent of Hope',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      condition: youControl({ subtype: 'Basri', type: 'planeswalker' }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
