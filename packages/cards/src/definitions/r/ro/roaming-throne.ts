import { card, rule } from '@spellwright/dsl'

export const roamingThrone = card({
  name: 'Roaming Throne',
  cost: '{4}',
  type: 'Artifact Creature — Golem',
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'keyword',
      keyword: {
        kind: 'ward',
        cost: [
          {
            kind: 'mana',
            mana: '{2}',
          },
        ],
      },
    },
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'choose',
            choose: {
              kind: 'creatureType',
            },
            as: 'type',
          },
        ],
      },
    },
    {
      kind: 'static',
      affects: 'self',
      apply: [
        {
          kind: 'addSubtype',
          subtypes: {
            chosen: 'type',
          },
        },
      ],
    },
    rule({
      kind: 'triggersAgain',
      abilitiesOf: { type: 'creature', subtype: { chosen: 'type' }, controller: 'you', other: true },
    }),
  ],
})
