import { card, mill, targetPlayer, the, triggered, youCast } from '@spellwright/dsl'

export const exhibitionTidecaller = card({
  name: 'Exhibition Tidecaller',
  cost: '{U}',
  type: 'Creature — Djinn Wizard',
  power: 0,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Opus',
      on: youCast({ type: ['instant', 'sorcery'] }),
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'compare',
            quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
            is: { atLeast: 5 },
          },
          then: [mill(10, the('player'))],
          else: [mill(3, the('player'))],
        },
      ],
    }),
  ],
})
