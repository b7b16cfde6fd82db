import {
  card,
  controllerOf,
  dealDamage,
  destroy,
  players,
  spell,
  target,
  the,
  when,
  youControl,
} from '@spellwright/dsl'

export const unlicensedDisintegration = card({
  name: 'Unlicensed Disintegration',
  cost: '{1}{B}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        destroy(the('creature')),
        when(youControl({ type: 'artifact' }), dealDamage(3, players(controllerOf(the('creature'))))),
      ],
    }),
  ],
})
