import { card, draw, enters, matches, ownerOf, put, shuffle, triggered } from '@spellwright/dsl'

export const fblthpTheLost = card({
  name: 'Fblthp, the Lost',
  cost: '{1}{U}',
  type: 'Legendary Creature — Homunculus',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'if',
          condition: matches('self', { cameFrom: 'library' }),
          then: [draw(2)],
          else: [draw(1)],
        },
      ],
    }),
    triggered({
      on: { kind: 'becomesTarget', object: 'self', by: { zone: 'stack', stackKind: 'spell' } },
      effects: [put('library', 'self', { as: 'shuffled' }), shuffle(ownerOf('self'))],
    }),
  ],
})
