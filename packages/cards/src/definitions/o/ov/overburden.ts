import { card, enters, exactly, returnTo, the, triggered } from '@spellwright/dsl'

export const overburden = card({
  name: 'Overburden',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters({ type: 'creature', is: 'nontoken' }),
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
