import { card, count, discard, type Effect, loseLife, type Quantity, spell, the } from '@spellwright/dsl'

const PLAYER = the('player')
const third = (quantity: Quantity): Quantity => ({ kind: 'third', quantity, round: 'up' })
const each = (...effects: Effect[]): Effect => ({ kind: 'forEachPlayer', players: 'eachPlayer', as: 'player', effects })

export const pox = card({
  name: 'Pox',
  cost: '{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        each(loseLife(third({ kind: 'lifeOf', player: PLAYER }), PLAYER)),
        each(discard(third({ kind: 'cardsIn', zone: 'hand', player: PLAYER }), PLAYER)),
        each({
          kind: 'sacrificeChoice',
          player: PLAYER,
          filter: { type: 'creature' },
          count: third(count({ type: 'creature', controller: PLAYER })),
        }),
        each({
          kind: 'sacrificeChoice',
          player: PLAYER,
          filter: { type: 'land' },
          count: third(count({ type: 'land', controller: PLAYER })),
        }),
      ],
    }),
  ],
})
