import { card, continuous, gain, mana } from '@spellwright/dsl'

export const yunaHopeOfSpira = card({
  name: 'Yuna, Hope of Spira',
  cost: '{3}{G}{W}',
  type: 'Legendary Creature — Human Cleric',
  power: 3,
  toughness: 5,
  abilities: [
    continuous({
      condition: { kind: 'isTurnOf', player: 'you' },
      affects: { any: [{ among: 'self' }, { allTypes: ['enchantment', 'creature'], controller: 'you' }] },
      apply: [gain('trample'), gain('lifelink'), gain({ kind: 'ward', cost: [mana('{2}')] })],
    }),
    {
      kind: 'triggered',
      on: {
        kind: 'beginningOf',
        step: 'end',
        whose: 'you',
      },
      targets: {
        target: {
          objects: {
            zone: 'graveyard',
            owner: 'you',
            type: 'enchantment',
          },
          count: {
            min: 0,
            max: 1,
          },
        },
      },
      effects: [
        {
          kind: 'move',
          verb: 'return',
          what: {
            the: 'target',
          },
          to: 'battlefield',
          counters: {
            counter: 'finality',
            count: 1,
          },
        },
      ],
    },
  ],
})
