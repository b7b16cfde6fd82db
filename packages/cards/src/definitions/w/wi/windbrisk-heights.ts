import { activated, attacks, card, entersTapped, keyword, linked, mana, tap, tapForMana, when } from '@spellwright/dsl'

export const windbriskHeights = card({
  name: 'Windbrisk Heights',
  type: 'Land',
  abilities: [
    keyword({ kind: 'hideaway', count: 4 }),
    entersTapped,
    tapForMana('{W}'),
    activated({
      cost: [mana('{W}'), tap],
      effects: [
        when(
          {
            kind: 'compare',
            quantity: {
              kind: 'events',
              event: attacks({ type: 'creature', controller: 'you' }),
              when: 'thisTurn',
              distinct: 'objects',
            },
            is: { atLeast: 3 },
          },
          { kind: 'castCard', what: linked('hidden'), player: 'you', cost: 'free', optional: 'may', play: 'play' },
        ),
      ],
    }),
  ],
})
