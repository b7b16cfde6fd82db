import { card, gainLife, spell } from '@spellwright/dsl'

export const wanderingStream = card({
  name: 'Wandering Stream',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Domain',
      effects: [
        gainLife({
          kind: 'times',
          factor: 2,
          quantity: { kind: 'basicLandTypesAmong', of: { controller: 'you', type: 'land' } },
        }),
      ],
    }),
  ],
})
