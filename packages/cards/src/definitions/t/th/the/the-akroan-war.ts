import { apply, card, chapter, powerOf, ruleUntil, target, the, youControlIt } from '@spellwright/dsl'

export const theAkroanWar = card({
  name: 'The Akroan War',
  cost: '{3}{R}',
  type: 'Enchantment — Saga',
  abilities: [
    chapter(1, {
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [youControlIt], 'whileSourceOnBattlefield')],
    }),
    chapter(2, {
      effects: [
        ruleUntil({ kind: 'mustAttack', what: { type: 'creature', controller: 'opponent' } }, 'untilYourNextTurn'),
      ],
    }),
    chapter(3, {
      effects: [
        { kind: 'dealDamage', amount: powerOf('affected'), to: 'affected', each: { type: 'creature', is: 'tapped' } },
      ],
    }),
  ],
})
