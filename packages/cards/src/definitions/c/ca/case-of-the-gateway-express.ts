import { all, attacks, card, continuous, dealDamage, enters, modifyPT, target, the, triggered } from '@spellwright/dsl'

export const caseOfTheGatewayExpress = card({
  name: 'Case of the Gateway Express',
  type: 'Enchantment — Case',
  cost: '{1}{W}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        {
          kind: 'forEach',
          what: all({ type: 'creature', controller: 'you' }),
          as: 'each',
          effects: [dealDamage(1, the('creature'), the('each'))],
        },
      ],
    }),
    {
      kind: 'toSolve',
      condition: {
        kind: 'compare',
        quantity: { kind: 'events', event: attacks({ type: 'creature' }), when: 'thisTurn', distinct: 'objects' },
        is: { atLeast: 3 },
      },
    },
    {
      kind: 'solved',
      abilities: [continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(1, 0)] })],
    },
  ],
})
