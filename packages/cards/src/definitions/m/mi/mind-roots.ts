import { card, put, spell, targetPlayer, the, upTo } from '@spellwright/dsl'

export const mindRoots = card({
  name: 'Mind Roots',
  cost: '{1}{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'discard', player: the('player'), count: 2, how: 'choice', as: 'discarded' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('discarded'),
          filter: { type: 'land' },
          count: upTo(1),
          as: 'land',
        },
        put('battlefield', the('land'), { enters: ['tapped'], under: 'you' }),
      ],
    }),
  ],
})
