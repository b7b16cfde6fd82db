import { card, costsLess, loseLife, manaValueOf, targetOpponent, the, triggered, youCast } from '@spellwright/dsl'

export const ancientCellarspawn = card({
  name: 'Ancient Cellarspawn',
  cost: '{1}{B}{B}',
  type: 'Enchantment Creature — Horror',
  power: 3,
  toughness: 3,
  abilities: [
    costsLess('you', { subtype: ['Demon', 'Horror', 'Nightmare'] }, '{1}'),
    triggered({
      on: youCast({}),
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { lessThan: manaValueOf('eventObject') },
      },
      targets: { player: targetOpponent },
      effects: [
        loseLife(
          {
            kind: 'minus',
            left: manaValueOf('eventObject'),
            right: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
          },
          the('player'),
        ),
      ],
    }),
  ],
})
