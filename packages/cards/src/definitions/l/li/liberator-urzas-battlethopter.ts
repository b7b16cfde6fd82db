import { card, keywords, powerOf, putCounters, rule, triggered, youCast } from '@spellwright/dsl'

export const liberatorUrzasBattlethopter = card({
  name: "Liberator, Urza's Battlethopter",
  type: 'Legendary Artifact Creature — Thopter',
  cost: '{3}',
  power: 1,
  toughness: 2,
  abilities: [
    ...keywords('flash', 'flying'),
    rule({ kind: 'castAsThoughFlash', player: 'you', spell: { any: [{ is: 'colorless' }, { type: 'artifact' }] } }),
    triggered({
      on: youCast({}),
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { moreThan: powerOf('self') },
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
