import { card, count, replacement } from '@spellwright/dsl'

export const giadaFontOfHope = card({
  name: 'Giada, Font of Hope',
  cost: '{1}{W}',
  type: 'Legendary Creature — Angel',
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flying',
    },
    {
      kind: 'keyword',
      keyword: 'vigilance',
    },
    replacement({
      kind: 'enters',
      object: { subtype: 'Angel', controller: 'you', other: true },
      with: [
        {
          kind: 'counters',
          counter: '+1/+1',
          count: { kind: 'minus', left: count({ subtype: 'Angel', controller: 'you' }), right: 1 },
        },
      ],
    }),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'tap',
        },
      ],
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: {
            kind: 'fixed',
            mana: '{W}',
          },
          rider: {
            kind: 'onlyCast',
            spell: {
              subtype: 'Angel',
            },
          },
        },
      ],
    },
  ],
})
