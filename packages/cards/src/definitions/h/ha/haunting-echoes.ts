import { all, anyNumber, card, exile, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const hauntingEchoes = card({
  name: 'Haunting Echoes',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        exile(all({ zone: 'graveyard', owner: the('player'), not: { supertype: 'basic', type: 'land' } }), {
          as: 'exiled',
        }),
        {
          kind: 'forEach',
          what: the('exiled'),
          as: 'card',
          effects: [
            search({ name: { sameAs: the('card') } }, { whose: the('player'), count: anyNumber }),
            exile(the('found')),
          ],
        },
        shuffle(the('player')),
      ],
    }),
  ],
})
