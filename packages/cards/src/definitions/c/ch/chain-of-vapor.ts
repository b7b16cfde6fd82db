import { card, controllerOf, returnTo, sacrifice, spell, target, the } from '@spellwright/dsl'

export const chainOfVapor = card({
  name: 'Chain of Vapor',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        returnTo('hand', the('permanent')),
        {
          kind: 'mayPay',
          player: controllerOf(the('permanent')),
          cost: [sacrifice({ type: 'land' })],
          then: [
            {
              kind: 'may',
              player: controllerOf(the('permanent')),
              effects: [
                {
                  kind: 'copySpell',
                  what: 'self',
                  count: 1,
                  newTargets: 'may',
                  player: controllerOf(the('permanent')),
                },
              ],
            },
          ],
        },
      ],
    }),
  ],
})
