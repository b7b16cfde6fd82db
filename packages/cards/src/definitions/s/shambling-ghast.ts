import { card, chooseOne, createToken, dies, pump, TREASURE, target, the, triggered } from '@spellwright/dsl'

export const shamblingGhast = card({
  name: 'Shambling Ghast',
  cost: '{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      modes: chooseOne(
        {
          label: 'Brave the Stench',
          targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
          effects: [pump(the('creature'), -1, -1)],
        },
        { label: 'Search the Body', effects: [createToken(1, TREASURE)] },
      ),
      effects: [],
    }),
  ],
})
