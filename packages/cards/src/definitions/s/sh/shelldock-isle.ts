import { activated, card, entersTapped, keyword, linked, mana, tap, tapForMana, when } from '@spellwright/dsl'

export const shelldockIsle = card({
  name: 'Shelldock Isle',
  type: 'Land',
  abilities: [
    keyword({ kind: 'hideaway', count: 4 }),
    entersTapped,
    tapForMana('{U}'),
    activated({
      cost: [mana('{U}'), tap],
      effects: [
        when(
          {
            kind: 'any',
            conditions: [
              { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'library', player: 'you' }, is: { atMost: 20 } },
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'library', player: 'opponent' },
                is: { atMost: 20 },
              },
            ],
          },
          { kind: 'castCard', what: linked('hidden'), player: 'you', cost: 'free', optional: 'may', play: 'play' },
        ),
      ],
    }),
  ],
})
