import { card, count, keyword, rule } from '@spellwright/dsl'

export const obsidianCharmaw = card({
  name: 'Obsidian Charmaw',
  cost: '{3}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({ type: 'land', controller: 'opponent', couldProduce: 'C' }),
        },
      },
      { zone: 'everywhere' },
    ),
    keyword('flying'),
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'battlefield',
      },
      targets: {
        target: {
          objects: {
            controller: 'opponent',
            not: {
              supertype: 'basic',
            },
            type: 'land',
          },
        },
      },
      effects: [
        {
          kind: 'destroy',
          what: {
            the: 'target',
          },
        },
      ],
    },
  ],
})
