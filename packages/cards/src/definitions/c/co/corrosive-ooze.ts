import { all, atBeginningOf, card, destroy, the, triggered } from '@spellwright/dsl'

export const corrosiveOoze = card({
  name: 'Corrosive Ooze',
  cost: '{1}{G}',
  type: 'Creature — Ooze',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self', attacker: { type: 'creature', is: 'equipped' } },
          { kind: 'becomesBlocked', object: 'self', by: { type: 'creature', is: 'equipped' }, each: 'blocker' },
        ],
      },
      effects: [
        { kind: 'bind', as: 'creature', what: 'eventSource' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [destroy(all({ subtype: 'Equipment', attachedTo: the('creature') }))],
        },
      ],
    }),
  ],
})
