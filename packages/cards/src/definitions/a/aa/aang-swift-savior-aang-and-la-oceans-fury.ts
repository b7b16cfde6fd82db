import { activated, enters, keywords, target, the, transform, triggered, twoFaced, upTo } from '@spellwright/dsl'

export const aangSwiftSaviorAangAndLaOceansFury = twoFaced(
  'transform',
  {
    name: 'Aang, Swift Savior',
    cost: '{1}{W}{U}',
    type: 'Legendary Creature — Human Avatar Ally',
    power: 2,
    toughness: 3,
    abilities: [
      ...keywords('flash', 'flying'),
      triggered({
        on: enters('self'),
        targets: {
          object: target({ any: [{ type: 'creature' }, { zone: 'stack' }], other: true }, { count: upTo(1) }),
        },
        effects: [{ kind: 'airbend', what: the('object') }],
      }),
      activated({ cost: [{ kind: 'waterbend', mana: '{8}' }], effects: [transform('self')] }),
    ],
  },
  {
    name: "Aang and La, Ocean's Fury",
    type: 'Legendary Creature — Avatar Spirit Ally',
    power: 5,
    toughness: 5,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'reach',
      },
      {
        kind: 'keyword',
        keyword: 'trample',
      },
      {
        kind: 'triggered',
        on: {
          kind: 'attacks',
          object: 'self',
        },
        effects: [
          {
            kind: 'putCounters',
            what: {
              all: {
                controller: 'you',
                is: 'tapped',
                type: 'creature',
              },
            },
            counter: '+1/+1',
            count: 1,
          },
        ],
      },
    ],
  },
)
