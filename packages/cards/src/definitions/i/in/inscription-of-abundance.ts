import { card, gainLife, keyword, kicked, mana, putCounters, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const inscriptionOfAbundance = card({
  name: 'Inscription of Abundance',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}{G}')] }),
    spell({
      modes: {
        min: 1,
        max: { kind: 'if', condition: kicked, then: 3, else: 1 },
        options: [
          { targets: { creature: target({ type: 'creature' }) }, effects: [putCounters('+1/+1', 2, the('creature'))] },
          {
            targets: { player: targetPlayer },
            effects: [
              gainLife(
                { kind: 'greatest', value: 'power', of: { type: 'creature', controller: the('player') } },
                the('player'),
              ),
            ],
          },
          {
            targets: {
              fighter: target({ type: 'creature', controller: 'you' }),
              victim: target({ type: 'creature', not: { controller: 'you' } }),
            },
            effects: [{ kind: 'fight', a: the('fighter'), b: the('victim') }],
          },
        ],
      },
      effects: [],
    }),
  ],
})
