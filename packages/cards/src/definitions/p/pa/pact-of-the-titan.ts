import { atBeginningOf, card, createToken, mana, spell, token, unless } from '@spellwright/dsl'

export const pactOfTheTitan = card({
  name: 'Pact of the Titan',
  cost: '{0}',
  type: 'Instant',
  colorIndicator: ['R'],
  abilities: [
    spell({
      effects: [
        createToken(1, token({ colors: ['R'], type: 'Creature — Giant', power: 4, toughness: 4 })),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'you'),
          lasts: 'once',
          effects: [unless('you', [mana('{4}{R}')], { kind: 'loseGame', player: 'you' })],
        },
      ],
    }),
  ],
})
