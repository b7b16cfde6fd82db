import { card, replacement, X } from '@spellwright/dsl'

export const slumberingTrudge = card({
  name: 'Slumbering Trudge',
  cost: '{X}{G}',
  type: 'Creature — Plant Beast',
  power: 6,
  toughness: 6,
  abilities: [
    replacement({
      kind: 'enters',
      object: 'self',
      with: [{ kind: 'counters', counter: 'stun', count: { kind: 'minus', left: 3, right: X } }],
    }),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'compare', quantity: X, is: { atMost: 2 } } },
    ),
  ],
})
