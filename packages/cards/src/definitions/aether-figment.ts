import { card, keyword, kicked, mana, replacement, rule } from '@spellwright/dsl'

export const aetherFigment = card({
  name: 'Aether Figment',
  cost: '{1}{U}',
  type: 'Creature — Illusion',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{3}')] }),
    rule({ kind: 'cantBeBlocked', what: 'self' }),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 2 }] },
      { condition: kicked },
    ),
  ],
})
