import { card, createToken, exile, ruleUntil, spell, TREASURE, the, when } from '@spellwright/dsl'

export const crossoverCollaboration = card({
  name: 'Crossover Collaboration',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'tapOther', what: { type: 'creature' }, totalPower: 2 }],
      optional: 'may',
      name: 'teamwork',
    },
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
        when({ kind: 'paid', cost: 'teamwork' }, createToken(1, TREASURE)),
      ],
    }),
  ],
})
