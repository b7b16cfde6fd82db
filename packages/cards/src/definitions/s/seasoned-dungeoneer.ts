import { apply, card, enters, explore, gain, target, the, triggered } from '@spellwright/dsl'

export const seasonedDungeoneer = card({
  name: 'Seasoned Dungeoneer',
  cost: '{3}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 4,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'takeInitiative', player: 'you' }] }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      targets: { attacker: target({ subtype: ['Cleric', 'Rogue', 'Warrior', 'Wizard'], is: 'attacking' }) },
      effects: [
        apply(the('attacker'), [gain({ kind: 'protection', from: [{ filter: { type: 'creature' } }] })]),
        explore(the('attacker')),
      ],
    }),
  ],
})
