import { all, card, chooseOne, destroy, exile, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const rakdosCharm = card({
  name: 'Rakdos Charm',
  type: 'Instant',
  cost: '{B}{R}',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { player: targetPlayer }, effects: [exile(all({ zone: 'graveyard', owner: the('player') }))] },
        { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
        {
          effects: [
            {
              kind: 'dealDamage',
              each: { type: 'creature' },
              amount: 1,
              to: { players: { controllerOf: 'affected' } },
            },
          ],
        },
      ),
      effects: [],
    }),
  ],
})
