import { card, mana } from '@spellwright/dsl'

export const fireMagic = card({
  name: 'Fire Magic',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        keyword: 'tiered',
        options: [
          {
            label: 'Fire',
            cost: [mana('{0}')],
            effects: [{ kind: 'dealDamage', amount: 1, to: { all: { type: 'creature' } } }],
          },
          {
            label: 'Fira',
            cost: [mana('{2}')],
            effects: [{ kind: 'dealDamage', amount: 2, to: { all: { type: 'creature' } } }],
          },
          {
            label: 'Firaga',
            cost: [mana('{5}')],
            effects: [{ kind: 'dealDamage', amount: 3, to: { all: { type: 'creature' } } }],
          },
        ],
      },
      effects: [],
    },
  ],
})
