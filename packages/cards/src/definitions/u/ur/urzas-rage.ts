import { anyTarget, card, dealDamage, keyword, kicked, mana, rule, spell, the } from '@spellwright/dsl'

export const urzasRage = card({
  name: "Urza's Rage",
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{8}{R}')] }),
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { target: anyTarget },
      effects: [
        {
          kind: 'if',
          condition: kicked,
          then: [{ kind: 'dealDamage', amount: 10, to: the('target'), unpreventable: kicked }],
          else: [dealDamage(3, the('target'))],
        },
      ],
    }),
  ],
})
