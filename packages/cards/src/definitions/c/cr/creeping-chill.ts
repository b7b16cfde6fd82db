import { card, dealDamage, exile, gainLife, players, spell, triggered } from '@spellwright/dsl'

export const creepingChill = card({
  name: 'Creeping Chill',
  cost: '{3}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [dealDamage(3, players('opponent')), gainLife(3)] }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'library', to: 'graveyard' },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile('self')],
          then: [dealDamage(3, players('opponent')), gainLife(3)],
        },
      ],
    }),
  ],
})
