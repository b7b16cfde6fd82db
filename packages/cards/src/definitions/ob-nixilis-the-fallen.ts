import { card, enters, loseLife, putCounters, targetPlayer, the, triggered } from '@spellwright/dsl'

export const obNixilisTheFallen = card({
  name: 'Ob Nixilis, the Fallen',
  cost: '{3}{B}{B}',
  type: 'Legendary Creature — Demon',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      targets: { player: targetPlayer },
      effects: [
        { kind: 'may', player: 'you', effects: [loseLife(3, the('player'))], then: [putCounters('+1/+1', 3, 'self')] },
      ],
    }),
  ],
})
