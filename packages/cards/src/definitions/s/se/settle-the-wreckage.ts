import { all, bound, card, exile, put, search, shuffle, spell, targetPlayer, the, upTo } from '@spellwright/dsl'

export const settleTheWreckage = card({
  name: 'Settle the Wreckage',
  cost: '{2}{W}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        exile(all({ type: 'creature', is: 'attacking', controller: the('player') }), { as: 'exiled' }),
        {
          kind: 'may',
          player: the('player'),
          effects: [
            search(
              { type: 'land', supertype: 'basic' },
              { player: the('player'), whose: the('player'), count: upTo(bound('exiled')) },
            ),
            put('battlefield', the('found'), { under: the('player'), enters: ['tapped'] }),
            shuffle(the('player')),
          ],
        },
      ],
    }),
  ],
})
