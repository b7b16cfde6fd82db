import { card, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const dinasGuidance = card({
  name: "Dina's Guidance",
  cost: '{1}{B}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        search({ type: 'creature' }, { reveal: 'reveal' }),
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'put it into your hand', effects: [put('hand', the('found'))] },
            { label: 'put it into your graveyard', effects: [put('graveyard', the('found'))] },
          ],
        },
        shuffle(),
      ],
    }),
  ],
})
