import { activated, all, card, dealDamage, keyword, tap, target, the } from '@spellwright/dsl'

export const izzetStaticaster = card({
  name: 'Izzet Staticaster',
  cost: '{1}{U}{R}',
  type: 'Creature — Human Wizard',
  power: 0,
  toughness: 3,
  abilities: [
    keyword('flash'),
    keyword('haste'),
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(1, [the('creature')]),
        dealDamage(1, all({ type: 'creature', name: { sameAs: the('creature') }, not: { among: the('creature') } })),
      ],
    }),
  ],
})
