import { exactly, keywords, put, spell, the, twoFaced } from '@spellwright/dsl'

export const picklockPrankster = twoFaced(
  'adventure',
  {
    name: 'Picklock Prankster',
    cost: '{1}{U}',
    type: 'Creature — Faerie Rogue',
    power: 1,
    toughness: 3,
    abilities: [...keywords('flying', 'vigilance')],
  },
  {
    name: 'Free the Fae',
    cost: '{1}{U}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        effects: [
          { kind: 'mill', player: 'you', count: 4, as: 'milled' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('milled'),
            filter: { any: [{ type: ['instant', 'sorcery'] }, { subtype: 'Faerie' }] },
            count: exactly(1),
            as: 'card',
          },
          put('hand', the('card')),
        ],
      }),
    ],
  },
)
