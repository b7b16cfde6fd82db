import { card, keyword, rule, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const ahnCropCrasher = card({
  name: 'Ahn-Crop Crasher',
  cost: '{2}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('haste'),
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [ruleUntil({ kind: 'cantBlock', what: the('creature') })],
    }),
  ],
})
