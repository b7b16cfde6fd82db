import { card, putCounters, spell, target, targetPlayer, targetSpell, the } from '@spellwright/dsl'

export const dromokasCommand = card({
  name: "Dromoka's Command",
  cost: '{G}{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
            effects: [
              {
                kind: 'shield',
                replacement: {
                  kind: 'damage',
                  source: the('spell'),
                  to: 'any',
                  change: { kind: 'prevent', amount: 'all' },
                },
                until: 'endOfTurn',
                uses: 'unlimited',
              },
            ],
          },
          {
            targets: { player: targetPlayer },
            effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'enchantment' }, count: 1 }],
          },
          { targets: { creature: target({ type: 'creature' }) }, effects: [putCounters('+1/+1', 1, the('creature'))] },
          {
            targets: {
              own: target({ type: 'creature', controller: 'you' }),
              other: target({ type: 'creature', not: { controller: 'you' } }),
            },
            effects: [{ kind: 'fight', a: the('own'), b: the('other') }],
          },
        ],
      },
      effects: [],
    }),
  ],
})
