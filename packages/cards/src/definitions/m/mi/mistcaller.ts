import { activated, card, sacrificeSelf } from '@spellwright/dsl'

export const mistcaller = card({
  name: 'Mistcaller',
  cost: '{U}',
  type: 'Creature — Merfolk Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { type: 'creature', is: 'nontoken', not: { is: 'wasCast' } },
            to: 'battlefield',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
