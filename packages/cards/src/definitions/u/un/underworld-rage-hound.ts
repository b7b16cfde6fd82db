import { card, keyword, mana, replacement, rule } from '@spellwright/dsl'

export const underworldRageHound = card({
  name: 'Underworld Rage-Hound',
  cost: '{1}{R}',
  type: 'Creature — Elemental Dog',
  power: 3,
  toughness: 1,
  abilities: [
    rule({ kind: 'mustAttack', what: 'self' }),
    keyword({
      kind: 'escape',
      cost: [mana('{3}{R}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 3 }],
    }),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 1 }] },
      { condition: { kind: 'paid', cost: 'escape' } },
    ),
  ],
})
