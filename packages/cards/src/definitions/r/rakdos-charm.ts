import {
  all,
  card,
  chooseOne,
  controllerOf,
  dealDamage,
  destroy,
  exile,
  spell,
  target,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const rakdosCharm = card({
  name: 'Rakdos Charm',
  cost: '{B}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { player: targetPlayer },
          effects: [exile(all({ zone: 'graveyard', owner: the('player') }))],
        },
        { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
        {
          effects: [
            {
              kind: 'forEach',
              what: all({ type: 'creature' }),
              as: 'creature',
              effects: [dealDamage(1, { players: controllerOf(the('creature')) }, the('creature'))],
            },
          ],
        },
      ),
      effects: [],
    }),
  ],
})
