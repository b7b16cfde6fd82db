import { activated, all, card, enters, gainLife, ruleUntil, sacrificeSelf, the, triggered } from '@spellwright/dsl'

export const caseOfTheUneatenFeast = card({
  name: 'Case of the Uneaten Feast',
  type: 'Enchantment — Case',
  cost: '{W}',
  abilities: [
    triggered({ on: enters({ type: 'creature', controller: 'you' }), effects: [gainLife(1)] }),
    {
      kind: 'toSolve',
      condition: {
        kind: 'compare',
        quantity: { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
        is: { atLeast: 5 },
      },
    },
    {
      kind: 'solved',
      abilities: [
        activated({
          cost: [sacrificeSelf],
          effects: [
            { kind: 'bind', as: 'cards', what: all({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
            ruleUntil({
              kind: 'mayPlayFrom',
              player: 'you',
              zone: 'graveyard',
              what: { among: the('cards') },
              verb: 'cast',
            }),
          ],
        }),
      ],
    },
  ],
})
