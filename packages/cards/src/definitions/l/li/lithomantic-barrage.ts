import { card, dealDamage, matches, rule, spell, target, the } from '@spellwright/dsl'

export const lithomanticBarrage = card({
  name: 'Lithomantic Barrage',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        dealDamage(
          { kind: 'if', condition: matches(the('victim'), { color: ['W', 'U'] }), then: 5, else: 1 },
          the('victim'),
        ),
      ],
    }),
  ],
})
