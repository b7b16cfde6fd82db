import { count, draw, rule, spell, twoFaced } from '@spellwright/dsl'

export const hearthElemental = twoFaced(
  'adventure',
  {
    name: 'Hearth Elemental',
    cost: '{5}{R}',
    type: 'Creature — Elemental',
    power: 4,
    toughness: 5,
    abilities: [
      rule(
        {
          kind: 'costChange',
          player: 'you',
          spell: 'self',
          change: {
            kind: 'reduce',
            mana: '{1}',
            times: count({
              zone: 'graveyard',
              owner: 'you',
              any: [{ type: ['instant', 'sorcery'] }, { is: 'hasAdventure' }],
            }),
          },
        },
        { zone: 'everywhere' },
      ),
    ],
  },
  {
    name: 'Stoke Genius',
    cost: '{1}{R}',
    type: 'Sorcery — Adventure',
    abilities: [spell({ effects: [{ kind: 'discard', player: 'you', count: 'hand', how: 'choice' }, draw(2)] })],
  },
)
