import { card, exile, keyword, mana, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const sadisticSacrament = card({
  name: 'Sadistic Sacrament',
  cost: '{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{7}')] }),
    spell({
      targets: { target: targetPlayer },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'kicked' },
          then: [
            {
              kind: 'search',
              player: 'you',
              whose: the('target'),
              zones: ['library'],
              filter: {},
              count: { min: 0, max: 15 },
              as: 'found',
            },
            exile(the('found')),
            shuffle(the('target')),
          ],
          else: [
            {
              kind: 'search',
              player: 'you',
              whose: the('target'),
              zones: ['library'],
              filter: {},
              count: { min: 0, max: 3 },
              as: 'found',
            },
            exile(the('found')),
            shuffle(the('target')),
          ],
        },
      ],
    }),
  ],
})
