import { card, connive, enters, returnTo, target, the, triggered, upTo } from '@spellwright/dsl'

export const psychicPickpocket = card({
  name: 'Psychic Pickpocket',
  cost: '{4}{U}',
  type: 'Creature — Octopus Rogue',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        connive('self'),
        {
          kind: 'reflexiveTrigger',
          targets: { permanent: target({ not: { type: 'land' } }, { count: upTo(1) }) },
          effects: [returnTo('hand', the('permanent'))],
        },
      ],
    }),
  ],
})
