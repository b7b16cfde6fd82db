import { type Condition, card, keyword, mana, replacement } from '@spellwright/dsl'

const fiveLands: Condition = {
  kind: 'exists',
  of: { type: 'land', is: 'untapped', controller: 'you' },
  count: { atLeast: 5 },
}

export const dustAnimus = card({
  name: 'Dust Animus',
  cost: '{1}{W}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 2 }] },
      { condition: fiveLands },
    ),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: 'lifelink', count: 1 }] },
      { condition: fiveLands },
    ),
    keyword({ kind: 'plot', cost: [mana('{1}{W}')] }),
  ],
})
