import { atBeginningOf, card, keyword, rule, sacrificeIt, times, triggered, unless } from '@spellwright/dsl'

export const draco = card({
  name: 'Draco',
  cost: '{16}',
  type: 'Artifact Creature — Dragon',
  power: 9,
  toughness: 9,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{2}',
          times: { kind: 'basicLandTypesAmong', of: { controller: 'you', type: 'land' } },
        },
      },
      { zone: 'everywhere', abilityWord: 'Domain' },
    ),
    keyword('flying'),
    triggered({
      abilityWord: 'Domain',
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        unless(
          'you',
          [
            {
              kind: 'generic',
              amount: {
                kind: 'minus',
                left: 10,
                right: times(2, { kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } }),
              },
            },
          ],
          sacrificeIt('self'),
        ),
      ],
    }),
  ],
})
