import { activated, card, keyword, linked, mana, putCounters, tap, target, the, when } from '@spellwright/dsl'

export const collectorsCage = card({
  name: "Collector's Cage",
  cost: '{1}{W}',
  type: 'Artifact',
  abilities: [
    keyword({ kind: 'hideaway', count: 5 }),
    activated({
      cost: [mana('{1}'), tap],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        putCounters('+1/+1', 1, the('creature')),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'different', value: 'power', of: { type: 'creature', controller: 'you' } },
            is: { atLeast: 3 },
          },
          { kind: 'castCard', what: linked('hidden'), player: 'you', cost: 'free', optional: 'may', play: 'play' },
        ),
      ],
    }),
  ],
})
