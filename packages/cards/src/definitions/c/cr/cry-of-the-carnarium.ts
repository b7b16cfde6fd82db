import { all, apply, card, exile, modifyPT, spell } from '@spellwright/dsl'

export const cryOfTheCarnarium = card({
  name: 'Cry of the Carnarium',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        apply(all({ type: 'creature' }), [modifyPT(-2, -2)]),
        exile(all({ type: 'creature', zone: 'graveyard', is: 'putFromBattlefieldThisTurn' })),
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { type: 'creature' },
            from: 'battlefield',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
