import { card, count, spell, targetPlayer, the } from '@spellwright/dsl'

export const mindSludge = card({
  name: 'Mind Sludge',
  cost: '{4}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'discard',
          player: the('player'),
          count: count({ subtype: 'Swamp', controller: 'you' }),
          how: 'choice',
        },
      ],
    }),
  ],
})
