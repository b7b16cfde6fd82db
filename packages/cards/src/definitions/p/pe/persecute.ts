import { all, card, spell, targetPlayer, the } from '@spellwright/dsl'

export const persecute = card({
  name: 'Persecute',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        { kind: 'revealHand', player: the('player') },
        { kind: 'discardCards', what: all({ zone: 'hand', owner: the('player'), color: { chosen: 'color' } }) },
      ],
    }),
  ],
})
