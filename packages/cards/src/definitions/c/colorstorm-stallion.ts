import { card, keyword, mana, pump, triggered, when, youCast } from '@spellwright/dsl'

export const colorstormStallion = card({
  name: 'Colorstorm Stallion',
  cost: '{1}{U}{R}',
  type: 'Creature — Elemental Horse',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'ward', cost: [mana('{1}')] }),
    keyword('haste'),
    triggered({
      abilityWord: 'Opus',
      on: youCast({ type: ['instant', 'sorcery'] }),
      effects: [
        pump('self', 1, 1),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
            is: { atLeast: 5 },
          },
          { kind: 'createTokenCopy', player: 'you', count: 1, of: 'self' },
        ),
      ],
    }),
  ],
})
