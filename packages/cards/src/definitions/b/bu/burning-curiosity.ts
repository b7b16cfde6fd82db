import { card, exile, ruleUntil, spell, the } from '@spellwright/dsl'

export const burningCuriosity = card({
  name: 'Burning Curiosity',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'putCounters', counter: '-1/-1', count: 1, on: { type: 'creature' } }],
      optional: 'may',
      name: 'additional',
    },
    spell({
      effects: [
        {
          kind: 'lookAtTop',
          player: 'you',
          count: { kind: 'if', condition: { kind: 'paid', cost: 'additional' }, then: 3, else: 2 },
          as: 'top',
          unseen: 'unseen',
        },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
      ],
    }),
  ],
})
