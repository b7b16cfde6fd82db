import { atBeginningOf, card, mana, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const summonersPact = card({
  name: "Summoner's Pact",
  cost: '{0}',
  type: 'Instant',
  colorIndicator: ['G'],
  abilities: [
    spell({
      effects: [
        search({ type: 'creature', color: 'G' }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'you'),
          lasts: 'once',
          effects: [
            {
              kind: 'mayPay',
              player: 'you',
              cost: [mana('{2}{G}{G}')],
              then: [],
              else: [{ kind: 'loseGame', player: 'you' }],
            },
          ],
        },
      ],
    }),
  ],
})
