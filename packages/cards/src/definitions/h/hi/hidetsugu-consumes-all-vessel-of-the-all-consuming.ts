import { chapter, keyword, the, triggered, twoFaced } from '@spellwright/dsl'

export const hidetsuguConsumesAllVesselOfTheAllConsuming = twoFaced(
  'transform',
  {
    name: 'Hidetsugu Consumes All',
    type: 'Enchantment — Saga',
    cost: '{1}{B}{R}',
    abilities: [
      chapter(1, {
        effects: [{ kind: 'destroy', what: { all: { manaValue: { atMost: 1 }, not: { type: 'land' } } } }],
      }),
      chapter(2, { effects: [{ kind: 'move', verb: 'exile', what: { all: { zone: 'graveyard' } }, to: 'exile' }] }),
      chapter(3, {
        effects: [
          { kind: 'move', verb: 'exile', what: 'self', to: 'exile', as: 'exiled' },
          {
            kind: 'move',
            verb: 'return',
            what: the('exiled'),
            to: 'battlefield',
            enters: ['transformed'],
            under: 'you',
          },
        ],
      }),
    ],
  },
  {
    name: 'Vessel of the All-Consuming',
    type: 'Enchantment Creature — Ogre Shaman',
    power: 3,
    toughness: 3,
    colorIndicator: ['B', 'R'],
    abilities: [
      keyword('trample'),
      triggered({
        on: { kind: 'damage', source: 'self' },
        effects: [{ kind: 'putCounters', what: 'self', counter: '+1/+1', count: 1 }],
      }),
      triggered({
        on: { kind: 'damage', source: 'self', to: { player: 'any' } },
        condition: {
          kind: 'compare',
          quantity: {
            kind: 'eventTotal',
            event: { kind: 'damage', source: 'self', to: { player: 'eventPlayer' } },
            when: 'thisTurn',
          },
          is: { atLeast: 10 },
        },
        effects: [{ kind: 'loseGame', player: 'eventPlayer' }],
      }),
    ],
  },
)
