import { atBeginningOf, card, destroy, triggered } from '@spellwright/dsl'

export const arrogantBloodlord = card({
  name: 'Arrogant Bloodlord',
  cost: '{1}{B}{B}',
  type: 'Creature — Vampire Knight',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self', attacker: { type: 'creature', power: { atMost: 1 } } },
          { kind: 'becomesBlocked', object: 'self', by: { type: 'creature', power: { atMost: 1 } }, each: 'blocker' },
        ],
      },
      effects: [
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [destroy('self')],
        },
      ],
    }),
  ],
})
