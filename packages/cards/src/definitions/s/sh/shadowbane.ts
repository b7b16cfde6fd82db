import { card, eventAmount, gainLife, matches, preventFromChosenSource, spell, when } from '@spellwright/dsl'

export const shadowbane = card({
  name: 'Shadowbane',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        ...preventFromChosenSource(undefined, {
          to: { side: 'you', permanents: { type: 'creature' } },
          then: [when(matches('eventSource', { color: 'B' }), gainLife(eventAmount))],
        }),
      ],
    }),
  ],
})
