import { activated, card, mana, mill, tap, target, the, triggered } from '@spellwright/dsl'

export const cephalidIllusionist = card({
  name: 'Cephalid Illusionist',
  cost: '{1}{U}',
  type: 'Creature — Octopus Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({ on: { kind: 'becomesTarget', object: 'self' }, effects: [mill(3)] }),
    activated({
      cost: [mana('{2}{U}'), tap],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            to: { object: the('creature') },
            combat: 'combat',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('creature'),
            combat: 'combat',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
