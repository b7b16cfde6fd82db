import { all, card, controllerOf, dealDamage, ruleUntil, spell, target, the, X } from '@spellwright/dsl'

export const fearFireFoes = card({
  name: 'Fear, Fire, Foes!',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        ruleUntil({ kind: 'damageCantBePrevented' }),
        dealDamage(X, the('creature')),
        dealDamage(
          1,
          all({ type: 'creature', controller: controllerOf(the('creature')), not: { among: the('creature') } }),
        ),
      ],
    }),
  ],
})
