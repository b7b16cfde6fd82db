import { card, continuous, gainAbility, keyword, matches, put, the, triggered } from '@spellwright/dsl'

export const naduWingedWisdom = card({
  name: 'Nadu, Winged Wisdom',
  cost: '{1}{G}{U}',
  type: 'Legendary Creature — Bird Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { type: 'creature', controller: 'you' },
      apply: [
        gainAbility(
          triggered({
            on: { kind: 'becomesTarget', object: 'self' },
            limit: { times: 2, per: 'turn' },
            effects: [
              { kind: 'lookAtTop', player: 'you', count: 1, as: 'card', reveal: 'reveal' },
              {
                kind: 'if',
                condition: matches(the('card'), { type: 'land' }),
                then: [put('battlefield', the('card'))],
                else: [put('hand', the('card'))],
              },
            ],
          }),
        ),
      ],
    }),
  ],
})
