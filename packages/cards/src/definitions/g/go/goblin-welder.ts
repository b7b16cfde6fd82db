import {
  activated,
  card,
  controllerOf,
  controllerSacrifices,
  matches,
  returnTo,
  tap,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const goblinWelder = card({
  name: 'Goblin Welder',
  cost: '{R}',
  type: 'Creature — Goblin Artificer',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: {
        artifact: target({ type: 'artifact' }),
        card: target({ zone: 'graveyard', type: 'artifact', owner: controllerOf(the('artifact')) }),
      },
      effects: [
        when(
          {
            kind: 'all',
            conditions: [matches(the('artifact'), { type: 'artifact' }), matches(the('card'), { type: 'artifact' })],
          },
          controllerSacrifices(the('artifact')),
          returnTo('battlefield', the('card')),
        ),
      ],
    }),
  ],
})
