import { all, card, keyword, sacrifice, spell, targetPlayer, the } from '@spellwright/dsl'

export const cabalTherapy = card({
  name: 'Cabal Therapy',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { not: { type: 'land' } } },
          as: 'name',
        },
        { kind: 'revealHand', player: the('player') },
        { kind: 'discardCards', what: all({ zone: 'hand', owner: the('player'), name: { chosen: 'name' } }) },
      ],
    }),
    keyword({ kind: 'flashback', cost: [sacrifice({ type: 'creature' })] }),
  ],
})
