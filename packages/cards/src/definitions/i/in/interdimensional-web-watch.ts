import { card, enters, exile, ruleUntil, tapForMana, the, triggered } from '@spellwright/dsl'

export const interdimensionalWebWatch = card({
  name: 'Interdimensional Web Watch',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
      ],
    }),
    tapForMana(
      { kind: 'anyCombination', amount: 2, colors: ['W', 'U', 'B', 'R', 'G'] },
      { kind: 'onlyCast', spell: { cameFrom: 'exile' } },
    ),
  ],
})
