import { card, keyword, pump, target, the, triggered } from '@spellwright/dsl'

export const silumgarButcher = card({
  name: 'Silumgar Butcher',
  cost: '{4}{B}',
  type: 'Creature — Zombie Djinn',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), -3, -3)],
    }),
  ],
})
