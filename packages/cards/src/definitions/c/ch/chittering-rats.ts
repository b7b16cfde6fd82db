import { card, enters, exactly, put, targetOpponent, the, triggered } from '@spellwright/dsl'

export const chitteringRats = card({
  name: 'Chittering Rats',
  cost: '{1}{B}{B}',
  type: 'Creature — Rat',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'choose',
          player: the('opponent'),
          from: { zone: 'hand' },
          whose: the('opponent'),
          count: exactly(1),
          as: 'card',
        },
        put('library', the('card'), { library: { position: 'top' } }),
      ],
    }),
  ],
})
