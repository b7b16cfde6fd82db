import { all, card, count, returnTo, spell } from '@spellwright/dsl'

export const engulfTheShore = card({
  name: 'Engulf the Shore',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        returnTo(
          'hand',
          all({ type: 'creature', toughness: { atMost: count({ subtype: 'Island', controller: 'you' }) } }),
        ),
      ],
    }),
  ],
})
