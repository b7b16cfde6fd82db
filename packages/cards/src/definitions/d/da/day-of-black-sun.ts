import { all, apply, card, destroy, loseAllAbilities, spell, the, X } from '@spellwright/dsl'

export const dayOfBlackSun = card({
  name: 'Day of Black Sun',
  cost: '{X}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'bind', as: 'creatures', what: all({ type: 'creature', manaValue: { atMost: X } }) },
        apply(the('creatures'), [loseAllAbilities]),
        destroy(the('creatures')),
      ],
    }),
  ],
})
