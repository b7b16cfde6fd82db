import { card, exactly, returnTo, the, triggered } from '@spellwright/dsl'

export const manaBreach = card({
  name: 'Mana Breach',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'eachPlayer' },
      effects: [
        {
          kind: 'choose',
          player: 'eventPlayer',
          from: { type: 'land', controller: 'eventPlayer' },
          count: exactly(1),
          as: 'land',
        },
        returnTo('hand', the('land')),
      ],
    }),
  ],
})
