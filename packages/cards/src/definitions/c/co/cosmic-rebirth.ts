import { card, gainLife, matches, put, spell, target, the } from '@spellwright/dsl'

export const cosmicRebirth = card({
  name: 'Cosmic Rebirth',
  cost: '{1}{G}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('card'), { manaValue: { atMost: 3 } }),
          then: [
            {
              kind: 'may',
              player: 'you',
              effects: [put('battlefield', the('card'))],
              else: [put('hand', the('card'))],
            },
          ],
          else: [put('hand', the('card'))],
        },
        gainLife(3),
      ],
    }),
  ],
})
