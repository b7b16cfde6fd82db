import { apply, card, gain, modifyPT, triggered } from '@spellwright/dsl'

export const chandrasPyreling = card({
  name: "Chandra's Pyreling",
  cost: '{1}{R}',
  type: 'Creature — Elemental Lizard',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'damage', source: { controller: 'you' }, to: { player: 'opponent' }, combat: 'noncombat' },
      effects: [apply('self', [modifyPT(1, 0), gain('double strike')])],
    }),
  ],
})
