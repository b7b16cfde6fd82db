import { all, card, chapter, pump, putCounters, the } from '@spellwright/dsl'

export const summonKnightsOfRound = card({
  name: 'Summon: Knights of Round',
  cost: '{6}{W}{W}',
  type: 'Enchantment Creature — Saga Knight',
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'chapter',
        numbers: [1, 2, 3, 4],
      },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 3,
          token: {
            colors: ['W'],
            power: 2,
            toughness: 2,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Knight'],
            abilities: [],
          },
        },
      ],
    },
    chapter(5, {
      abilityWord: 'Ultimate End',
      effects: [
        { kind: 'bind', as: 'others', what: all({ type: 'creature', controller: 'you', other: true }) },
        pump(the('others'), 2, 2),
        putCounters('indestructible', 1, the('others')),
      ],
    }),
    {
      kind: 'keyword',
      keyword: 'indestructible',
    },
  ],
})
