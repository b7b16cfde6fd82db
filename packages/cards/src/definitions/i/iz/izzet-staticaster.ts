import { activated, all, card, dealDamage, keywords, tap, target, the } from '@spellwright/dsl'

export const izzetStaticaster = card({
  name: 'Izzet Staticaster',
  cost: '{1}{U}{R}',
  type: 'Creature — Human Wizard',
  power: 0,
  toughness: 3,
  abilities: [
    ...keywords('flash', 'haste'),
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(
          1,
          all({ type: 'creature', any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }] }),
        ),
      ],
    }),
  ],
})
