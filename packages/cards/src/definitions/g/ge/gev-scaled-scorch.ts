import {
  card,
  dealDamage,
  keyword,
  payLife,
  replacement,
  targetOpponent,
  the,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const gevScaledScorch = card({
  name: 'Gev, Scaled Scorch',
  type: 'Legendary Creature — Lizard Mercenary',
  cost: '{B}{R}',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'ward', cost: [payLife(2)] }),
    replacement({
      kind: 'enters',
      object: { type: 'creature', controller: 'you', other: true },
      with: [
        {
          kind: 'counters',
          counter: '+1/+1',
          count: {
            kind: 'if',
            condition: { kind: 'happened', event: { kind: 'lifeLost', player: 'opponent' }, when: 'thisTurn' },
            then: 1,
            else: 0,
          },
        },
      ],
    }),
    triggered({
      on: youCast({ subtype: 'Lizard' }),
      targets: { opponent: targetOpponent },
      effects: [dealDamage(1, the('opponent'))],
    }),
  ],
})
