import { all, card, exile, rule, spell, targetOpponent, the } from '@spellwright/dsl'

export const thoughtDistortion = card({
  name: 'Thought Distortion',
  cost: '{4}{B}{B}',
  type: 'Sorcery',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('player') },
        exile(all({ zone: ['hand', 'graveyard'], owner: the('player'), not: { type: ['creature', 'land'] } })),
      ],
    }),
  ],
})
