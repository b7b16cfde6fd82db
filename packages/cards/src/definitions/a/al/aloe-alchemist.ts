import { apply, card, gain, modifyPT, target, the, triggered } from '@spellwright/dsl'

export const aloeAlchemist = card({
  name: 'Aloe Alchemist',
  cost: '{1}{G}',
  type: 'Creature — Plant Warlock',
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    triggered({
      on: { kind: 'plotted', object: 'self' },
      zone: 'exile',
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(3, 2), gain('trample')])],
    }),
    {
      kind: 'keyword',
      keyword: {
        kind: 'plot',
        cost: [
          {
            kind: 'mana',
            mana: '{1}{G}',
          },
        ],
      },
    },
  ],
})
