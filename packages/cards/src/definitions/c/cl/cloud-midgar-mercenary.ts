import { card, matches, rule } from '@spellwright/dsl'

export const cloudMidgarMercenary = card({
  name: 'Cloud, Midgar Mercenary',
  cost: '{W}{W}',
  type: 'Legendary Creature — Human Soldier Mercenary',
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'battlefield',
      },
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: {
            subtype: 'Equipment',
          },
          count: {
            min: 1,
            max: 1,
          },
          reveal: 'reveal',
          as: 'found',
        },
        {
          kind: 'move',
          verb: 'put',
          what: {
            the: 'found',
          },
          to: 'hand',
        },
        {
          kind: 'shuffle',
          player: 'you',
        },
      ],
    },
    rule(
      {
        kind: 'triggersAgain',
        abilitiesOf: { any: [{ among: 'self' }, { subtype: 'Equipment', attachedTo: 'self' }] },
      },
      { condition: matches('self', { is: 'equipped' }) },
    ),
  ],
})
