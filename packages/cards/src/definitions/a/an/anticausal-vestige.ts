import { card, count, draw, exactly, keyword, leaves, mana, may, put, the, triggered } from '@spellwright/dsl'

export const anticausalVestige = card({
  name: 'Anticausal Vestige',
  cost: '{6}',
  type: 'Creature — Eldrazi',
  power: 7,
  toughness: 5,
  abilities: [
    triggered({
      on: leaves('self'),
      effects: [
        draw(1),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: {
              zone: 'hand',
              is: 'permanentCard',
              manaValue: { atMost: count({ type: 'land', controller: 'you' }) },
            },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          put('battlefield', the('card'), { enters: ['tapped'] }),
        ),
      ],
    }),
    keyword({ kind: 'warp', cost: [mana('{4}')] }),
  ],
})
