import { all, apply, card, destroy, exactly, gain, loseAllAbilities, mana, spell, the } from '@spellwright/dsl'

export const finalShowdown = card({
  name: 'Final Showdown',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 3,
        keyword: 'spree',
        options: [
          { cost: [mana('{1}')], effects: [apply(all({ type: 'creature' }), [loseAllAbilities])] },
          {
            cost: [mana('{1}')],
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { type: 'creature', controller: 'you' },
                count: exactly(1),
                as: 'creature',
              },
              apply(the('creature'), [gain('indestructible')]),
            ],
          },
          { cost: [mana('{3}{W}{W}')], effects: [destroy(all({ type: 'creature' }))] },
        ],
      },
      effects: [],
    }),
  ],
})
