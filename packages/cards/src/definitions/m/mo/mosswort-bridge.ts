import { activated, card, entersTapped, keyword, linked, mana, tap, tapForMana, when } from '@spellwright/dsl'

export const mosswortBridge = card({
  name: 'Mosswort Bridge',
  type: 'Land',
  abilities: [
    keyword({ kind: 'hideaway', count: 4 }),
    entersTapped,
    tapForMana('{G}'),
    activated({
      cost: [mana('{G}'), tap],
      effects: [
        when(
          {
            kind: 'compare',
            quantity: { kind: 'total', value: 'power', of: { type: 'creature', controller: 'you' } },
            is: { atLeast: 10 },
          },
          { kind: 'castCard', what: linked('hidden'), player: 'you', cost: 'free', optional: 'may', play: 'play' },
        ),
      ],
    }),
  ],
})
