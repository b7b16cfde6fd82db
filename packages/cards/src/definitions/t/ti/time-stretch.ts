import { card, spell, targetPlayer, the } from '@spellwright/dsl'

export const timeStretch = card({
  name: 'Time Stretch',
  cost: '{8}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'extraTurn', player: the('player') },
        { kind: 'extraTurn', player: the('player') },
      ],
    }),
  ],
})
