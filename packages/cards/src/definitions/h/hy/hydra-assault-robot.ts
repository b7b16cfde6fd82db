import { card, dealDamage, enters, targetOpponent, the, triggered } from '@spellwright/dsl'

export const hydraAssaultRobot = card({
  name: 'HYDRA Assault Robot',
  cost: '{1}{R}',
  type: 'Artifact Creature — Robot Villain',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: enters({ any: [{ subtype: 'Villain' }, { type: 'artifact' }], controller: 'you', other: true }),
      targets: { player: targetOpponent },
      effects: [dealDamage(1, { players: the('player') })],
    }),
  ],
})
