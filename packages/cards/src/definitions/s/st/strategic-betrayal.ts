import { all, card, exactly, exile, spell, targetOpponent, the } from '@spellwright/dsl'

export const strategicBetrayal = card({
  name: 'Strategic Betrayal',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { type: 'creature', controller: the('player') },
          count: exactly(1),
          as: 'creature',
        },
        { kind: 'bind', as: 'graveyard', what: all({ zone: 'graveyard', owner: the('player') }) },
        exile([the('creature'), the('graveyard')]),
      ],
    }),
  ],
})
