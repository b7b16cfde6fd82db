import { card, keyword, mayExertAsItAttacks, ruleUntil, target, the } from '@spellwright/dsl'

export const ahnCropCrasher = card({
  name: 'Ahn-Crop Crasher',
  cost: '{2}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('haste'),
    ...mayExertAsItAttacks({
      targets: { creature: target({ type: 'creature' }) },
      effects: [ruleUntil({ kind: 'cantBlock', what: the('creature') })],
    }),
  ],
})
