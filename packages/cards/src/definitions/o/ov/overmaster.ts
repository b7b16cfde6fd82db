import { card, draw, spell, the, youCast } from '@spellwright/dsl'

export const overmaster = card({
  name: 'Overmaster',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'rule',
          rule: { kind: 'cantBeCountered', what: the('armed') },
          until: 'endOfTurn',
          armedBy: youCast({ type: ['instant', 'sorcery'] }),
        },
        draw(1),
      ],
    }),
  ],
})
