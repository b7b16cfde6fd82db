import {
  activated,
  atBeginningOf,
  card,
  dealDamage,
  discard,
  loyalty,
  players,
  targetPlayer,
  the,
  triggered,
} from '@spellwright/dsl'

export const davrielRogueShadowmage = card({
  name: 'Davriel, Rogue Shadowmage',
  cost: '{2}{B}',
  type: 'Legendary Planeswalker — Davriel',
  loyalty: 3,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'opponent'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' },
        is: { atMost: 1 },
      },
      effects: [dealDamage(2, players('eventPlayer'))],
    }),
    activated({ cost: [loyalty(-1)], targets: { target: targetPlayer }, effects: [discard(1, the('target'))] }),
  ],
})
