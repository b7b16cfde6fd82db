import {
  card,
  controllerOf,
  dealDamage,
  destroy,
  matches,
  not,
  players,
  spell,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const moltenRain = card({
  name: 'Molten Rain',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { land: target({ type: 'land' }) },
      effects: [
        destroy(the('land')),
        when(not(matches(the('land'), { supertype: 'basic' })), dealDamage(2, players(controllerOf(the('land'))))),
      ],
    }),
  ],
})
