import { all, draw, keyword, put, shuffle, spell, target, the, twoFaced } from '@spellwright/dsl'

export const commitMemory = twoFaced(
  'split',
  {
    name: 'Commit',
    cost: '{3}{U}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { object: target({ any: [{ zone: 'stack' }, { zone: 'battlefield', not: { type: 'land' } }] }) },
        effects: [put('library', the('object'), { library: { position: 'top', depth: 2 } })],
      }),
    ],
  },
  {
    name: 'Memory',
    cost: '{4}{U}{U}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      spell({
        effects: [
          {
            kind: 'forEachPlayer',
            players: 'eachPlayer',
            as: 'player',
            effects: [
              put('library', all({ zone: ['hand', 'graveyard'], owner: the('player') })),
              shuffle(the('player')),
            ],
          },
          draw(7, 'eachPlayer'),
        ],
      }),
    ],
  },
)
