import { card, dealDamage, draw, exactly, put, spell, target, the } from '@spellwright/dsl'

export const volcanicSpite = card({
  name: 'Volcanic Spite',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker', 'battle'] }) },
      effects: [
        dealDamage(3, the('victim')),
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
            put('library', the('card'), { library: { position: 'bottom' } }),
          ],
          then: [draw(1)],
        },
      ],
    }),
  ],
})
