import { card, controllerOf, enters, exactly, returnTo, the, triggered } from '@spellwright/dsl'

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
          player: controllerOf('eventObject'),
          from: { type: 'land', controller: controllerOf('eventObject') },
          count: exactly(1),
          as: 'land',
        },
        returnTo('hand', the('land')),
      ],
    }),
  ],
})
