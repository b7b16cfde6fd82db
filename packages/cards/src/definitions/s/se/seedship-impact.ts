import { bound, card, createToken, destroy, LANDER, manaValueOf, spell, target, the, when } from '@spellwright/dsl'

export const seedshipImpact = card({
  name: 'Seedship Impact',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ type: ['artifact', 'enchantment'] }) },
      effects: [
        { kind: 'let', as: 'value', quantity: manaValueOf(the('target')) },
        destroy(the('target')),
        when({ kind: 'compare', quantity: bound('value'), is: { atMost: 2 } }, createToken(1, LANDER)),
      ],
    }),
  ],
})
